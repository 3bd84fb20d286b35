import * as v from 'valibot';
import { checkSubscriber } from '@/guests/newsletter/subscription';
import { rest } from '@/lib/rest';
import { callRest } from '@/lib/call-rest';
import { insertOnce } from '@/kit/sending/services/insert-once';

/** `problem` is the error message; missing if the address was saved. */
export type SubscribeResult = { problem?: string };

export async function subscribe(email: string): Promise<SubscribeResult> {
  const { draft, problem } = checkSubscriber({ email });
  if (!draft) return { problem };
  await insertOnce('subscribers', draft);
  return {};
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Unsubscribes the address with this token. Resolves to false for an unknown token. */
export async function unsubscribe(token: string): Promise<boolean> {
  if (!UUID.test(token)) return false;
  return callRest(rest().rpc('unsubscribe', { token }), v.boolean());
}
