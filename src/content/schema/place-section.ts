import * as v from 'valibot';
import { pictureReference } from './image.ts';
import { SUBTITLE_MAX } from '../../basics/rules/limits.ts';
import { text } from '../../basics/rules/text-schema.ts';

/** Where the house stands, on the home page: a picture as wide as the window and a sentence on it. */
export const placeSchema = v.object({ sentence: text(SUBTITLE_MAX), image: pictureReference });
export type PlaceSection = v.InferOutput<typeof placeSchema>;
