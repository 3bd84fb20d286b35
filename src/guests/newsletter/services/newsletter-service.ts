import * as v from 'valibot';
import { rest } from '@/lib/rest';
import { ask } from '@/lib/ask';
import { insertOnce } from '@/kit/sending/services/insert-once';

/** Stores a newsletter address, once (DECISIONS 7). @throws ServiceError */
export function submitSubscriber(email: string): Promise<void> {
  return insertOnce('subscribers', { email });
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Takes an address off by the token of its letters; false for an unknown one. @throws ServiceError */
export async function unsubscribe(token: string): Promise<boolean> {
  if (!UUID.test(token)) return false;
  return ask(rest().rpc('unsubscribe', { token }), v.boolean());
}
