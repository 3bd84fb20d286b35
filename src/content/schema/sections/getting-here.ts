import * as v from 'valibot';
import { pictureReference } from '../image.ts';
import { DISTANCES_MAX, FACT_LABEL_MAX } from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { parseCoordinates, toCoordinates } from '../coordinates.ts';
import { webAddress } from '../../../basics/rules/web-address-schema.ts';
import { defineSection } from '../section.ts';

const distanceSchema = v.object({
  place: requiredText(FACT_LABEL_MAX),
  way: requiredText(FACT_LABEL_MAX),
});

/** The hotel's position, `10.4829, 104.3167` (degrees north and east); '' if unknown. */
const coordinatesSchema = v.pipe(
  v.string(),
  v.transform(toCoordinates),
  v.check(
    (text) => text === '' || parseCoordinates(text) !== undefined,
    VALIDATION.coordinatesInvalid,
  ),
  v.metadata({ database: { rule: 'place', longest: 30 } }),
);

export const gettingHere = defineSection({
  schema: v.object({
    map: pictureReference,
    mapLink: webAddress,
    coordinates: coordinatesSchema,
    distances: listOf(distanceSchema, DISTANCES_MAX),
  }),
  texts: ['distances.place', 'distances.way'],
  editor: 'adminContact',
  unwritten: { map: '', mapLink: '', coordinates: '', distances: [] },
  sample: {
    map: '/images/map.jpg',
    mapLink: '',
    coordinates: '10.4829, 104.3167',
    distances: [
      { place: 'Kep crab market', way: '10 minutes by tuk-tuk' },
      { place: 'Kep National Park', way: '15 minutes on foot' },
      { place: 'Pier for Rabbit Island', way: '5 minutes by tuk-tuk' },
      { place: 'Kampot', way: '45 minutes by car' },
      { place: 'Phnom Penh', way: '3 hours by car' },
    ],
  },
});
export type GettingHere = v.InferOutput<typeof gettingHere.schema>;
