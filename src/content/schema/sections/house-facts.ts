import * as v from 'valibot';
import { AMENITY_MAX, OWN_AMENITIES_MAX } from '../../../basics/rules/limits.ts';
import { listOf, requiredText } from '../../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../../basics/rules/validation-texts.ts';
import { defineSection } from '../section.ts';

export const FREE_CANCEL_DAYS = [0, 1, 2, 3, 4, 5, 6, 7, 10, 14, 21, 30] as const;

/** `14:00`, as an HTML time field returns it; '' if the hotel has no fixed time. */
const clock = v.pipe(v.string(), v.regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, VALIDATION.clockInvalid));

const ownAmenitySchema = v.object({ name: requiredText(AMENITY_MAX) });

/** Facts used by emails, documents, search engines and the room editor. */
export const houseFacts = defineSection({
  schema: v.object({
    checkIn: clock,
    checkOut: clock,
    /** Days before arrival until which cancelling is free; null if it never is. */
    freeCancelDays: v.nullable(v.picklist(FREE_CANCEL_DAYS)),
    /** The hotel's own amenities, in addition to `AMENITY_CHOICES`. */
    amenities: listOf(ownAmenitySchema, OWN_AMENITIES_MAX),
  }),
  texts: ['amenities.name'],
  editor: 'adminContact',
  unwritten: { checkIn: '', checkOut: '', freeCancelDays: null, amenities: [] },
  sample: { checkIn: '14:00', checkOut: '12:00', freeCancelDays: 2, amenities: [] },
});
export type HouseFacts = v.InferOutput<typeof houseFacts.schema>;
