import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscribeResult } from './subscribe';

/**
 * Stores a newsletter address, once (decision 7). Every page has this form and few visitors send
 * it, so checking and sending are a file of their own.
 */
export function useSubscribe() {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function subscribe(email: string): Promise<SubscribeResult> {
    setPending(true);
    const result = await import('./subscribe').then(
      (module) => module.subscribe(client, email),
      () => ({ isStored: false, problem: 'No connection just now. Please try again.' }),
    );
    setPending(false);
    return result;
  }

  return { isPending, subscribe };
}
