import * as v from 'valibot';
import { pictureReference } from './image.ts';
import { DISTANCES_MAX, FACT_LABEL_MAX } from '../../basics/rules/limits.ts';
import { requiredText } from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';
import { placeAt, toCoordinates } from './coordinates.ts';
import { webAddress } from '../../basics/rules/web-address-schema.ts';

/** `Kep crab market`, `10 minutes by tuk-tuk`. */
const distanceSchema = v.object({
  place: requiredText(FACT_LABEL_MAX),
  way: requiredText(FACT_LABEL_MAX),
});

/** Where the house is, `10.4829, 104.3167`: degrees north and east; '' where nobody has said so. */
const coordinatesSchema = v.pipe(
  v.string(),
  v.transform(toCoordinates),
  v.check((text) => text === '' || placeAt(text) !== undefined, VALIDATION.coordinatesInvalid),
);

/** How one finds the house: a picture of a map, where it leads, and how far places are. */
export const gettingHereSchema = v.object({
  map: pictureReference,
  mapLink: webAddress,
  coordinates: coordinatesSchema,
  distances: v.pipe(
    v.array(distanceSchema),
    v.maxLength(DISTANCES_MAX, VALIDATION.tooMany(DISTANCES_MAX)),
  ),
});
export type GettingHere = v.InferOutput<typeof gettingHereSchema>;
