import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WithClient } from './app';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { Toaster } from '@/ui/Toaster';

/** A mutation's hook, with what it is to be called with. */
export type Call = () => { run: () => Promise<unknown> };

/**
 * A mutation by itself, beside the toasts, over content that has been loaded: for what its screen
 * adds nothing to.
 * @returns the cache, and `run`, which gives what the mutation gave or the error it ended with
 */
export function mountMutation(call: Call, content: HotelContent) {
  const client = createQueryClient();
  client.setQueryData(CONTENT_KEY, structuredClone(content));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <WithClient client={client}>
      {children}
      <Toaster />
    </WithClient>
  );
  const { result } = renderHook(call, { wrapper });
  const run = () => act(() => result.current.run().catch((error: unknown) => error));
  return { client, run };
}
