import * as v from 'valibot';

/** An address of the newsletter as the staff read it. */
export const storedSubscriberSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Only the link in a letter carries it. */
  unsubscribeToken: v.string(),
  createdAt: v.string(),
});
export type StoredSubscriber = v.InferOutput<typeof storedSubscriberSchema>;
