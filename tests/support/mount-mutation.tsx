import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { WithClient } from './app';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import type { HotelContent } from '@/content/store/hotel-content';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { Toaster } from '@/ui/Toaster';

export type Call = () => { run: () => Promise<unknown> };

/**
 * Renders a mutation alone, with toasts and loaded content, where its screen does not matter.
 * @returns the query client, and `run`, which returns the mutation's result or error
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
