import * as v from 'valibot';

/** An unanswered change request as staff see it. Null fields remain unchanged. */
export const storedChangeRequestSchema = v.object({
  id: v.string(),
  checkIn: v.nullable(v.string()),
  nights: v.nullable(v.number()),
  guests: v.nullable(v.number()),
  children: v.optional(v.nullable(v.array(v.number())), null),
  message: v.string(),
  /** The request's version: staff can only answer the version that they saw. */
  updatedAt: v.string(),
});
export type StoredChangeRequest = v.InferOutput<typeof storedChangeRequestSchema>;

export type Decision = 'accepted' | 'declined';
