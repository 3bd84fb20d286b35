import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { SUBTITLE_MAX } from '../../../basics/rules/limits.ts';
import { text } from '../../../basics/rules/text-schema.ts';
import { defineSection } from '../section.ts';

/** A full-width picture with a sentence, on the home page. */
export const place = defineSection({
  schema: v.object({ sentence: text(SUBTITLE_MAX), image: pictureReference }),
  texts: ['sentence'],
  editor: 'adminContact',
  unwritten: { sentence: '', image: '' },
  sample: {
    sentence: 'When the moon is full we carry the tables down to the jetty.',
    image: '/images/jetty-night.jpg',
  },
});
export type PlaceSection = v.InferOutput<typeof place.schema>;
