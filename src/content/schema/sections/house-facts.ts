import * as v from 'valibot';
import { AMENITY_MAX, OWN_AMENITIES_MAX } from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { defineSection } from '../section.ts';

/** How many days before arrival cancelling may be free until. */
export const FREE_CANCEL_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30] as const;

/** `14:00`, as a browser's field of time gives it; empty where the house has no such hour. */
const clock = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, VALIDATION.clockInvalid));

const ownAmenitySchema = v.object({ name: requiredText(AMENITY_MAX) });

/** Facts that letters, papers, search engines and the room editor go by. */
export const houseFacts = defineSection({
  schema: v.object({
    /** From when a room is ready, and until when it is kept. */
    checkIn: clock,
    checkOut: clock,
    /** The last day of free cancelling, counted back from arrival; null where it never is. */
    freeCancelDays: v.nullable(v.picklist(FREE_CANCEL_DAYS)),
    /** What rooms may have beside the twelve amenities of the specification. */
    amenities: listOf(ownAmenitySchema, OWN_AMENITIES_MAX),
  }),
  texts: ['amenities.name'],
  editor: 'adminContact',
  unwritten: { checkIn: '', checkOut: '', freeCancelDays: null, amenities: [] },
  sample: { checkIn: '14:00', checkOut: '12:00', freeCancelDays: 2, amenities: [] },
});
export type HouseFacts = v.InferOutput<typeof houseFacts.schema>;
