import * as v from 'valibot';
import { checkSubscriber } from '@/guests/newsletter/subscription';
import { rest } from '@/lib/rest';
import { callRest } from '@/lib/call-rest';
import { insertOnce } from '@/kit/sending/services/insert-once';

/** Empty when the address is stored, else the sentence that says what to change. */
export type SubscribeResult = { problem?: string };

/** Checks a newsletter address and stores it, once (DECISIONS 7). @throws ServiceError */
export async function subscribe(email: string): Promise<SubscribeResult> {
  const { draft, problem } = checkSubscriber({ email });
  if (!draft) return { problem };
  await insertOnce('subscribers', draft);
  return {};
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes an address off by the token of its letters; false for an unknown one. @throws ServiceError */
export async function unsubscribe(token: string): Promise<boolean> {
  if (!UUID.test(token)) return false;
  return callRest(rest().rpc('unsubscribe', { token }), v.boolean());
}
