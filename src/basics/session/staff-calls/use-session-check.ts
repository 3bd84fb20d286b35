import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ServiceError } from '@/lib/service-error';
import { checkSession } from './auth';

/** Asks the server about the session after a refused change, which may be the first sign of its end. */
export function useSessionCheck(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        // Without rights a row cannot be read, so it seems to be deleted: a conflict.
        if (error instanceof ServiceError && /refused|conflict/.test(error.kind))
          void checkSession();
      }),
    [client],
  );
}
