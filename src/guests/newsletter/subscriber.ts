import * as v from 'valibot';

export const storedSubscriberSchema = v.object({
  id: v.string(),
  email: v.string(),
  /** Secret in the unsubscribe link of newsletters. */
  unsubscribeToken: v.string(),
  createdAt: v.string(),
});
export type StoredSubscriber = v.InferOutput<typeof storedSubscriberSchema>;
