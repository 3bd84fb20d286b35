import * as v from 'valibot';

/** What a guest has asked for and waits for, as the staff read it; null: as it is. */
export const storedChangeRequestSchema = v.object({
  id: v.string(),
  checkIn: v.nullable(v.string()),
  nights: v.nullable(v.number()),
  guests: v.nullable(v.number()),
  message: v.string(),
  /** Its version: an answer is to what was seen. */
  updatedAt: v.string(),
});
export type StoredChangeRequest = v.InferOutput<typeof storedChangeRequestSchema>;

export type Decision = 'accepted' | 'declined';
