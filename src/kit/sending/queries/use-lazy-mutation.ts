import { useState } from 'react';
import type { MutationMeta, QueryClient } from '@tanstack/react-query';
import { useContentSource } from '@/content/store/queries/content';
import { loadOnPress } from '@/lib/code-files';
import { toastMutationFailure } from './outcome-toasts';

type Write<Data, Variables> = {
  mutationFn: (variables: Variables) => Promise<Data>;
  meta?: MutationMeta;
};

const queryClient = loadOnPress(() => import('./query-client'));

/** A mutation whose React Query code loads when something is sent. */
export function useLazyMutation<Data, Variables>({ mutationFn, meta }: Write<Data, Variables>) {
  const source = useContentSource();
  const [isPending, setPending] = useState(false);

  async function fetchClient(variables: Variables): Promise<QueryClient> {
    const { queryClientOf } = await queryClient().catch((error: unknown) => {
      toastMutationFailure(meta, error, variables);
      throw error;
    });
    return queryClientOf(source);
  }

  /**
   * Runs the mutation.
   * @throws the mutation's error, after its toast
   */
  async function send(variables: Variables): Promise<Data> {
    setPending(true);
    try {
      const client = source.client ?? (await fetchClient(variables));
      const mutation = client.getMutationCache().build(client, { mutationFn, meta });
      return await mutation.execute(variables);
    } finally {
      setPending(false);
    }
  }

  return { send, isPending };
}
