import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onInboxChange } from '@/hotel/desk/staff-services/realtime';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';

/** What comes within this time is looked at together, in milliseconds. */
const TOGETHER_MS = 500;
const CHANGING: readonly unknown[] = ['figures', 'reservations', 'messages'];

/** Keeps figures and lists up to date within a second where the backend tells of changes. */
export function useInboxNews(): void {
  const client = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = onInboxChange(() => {
      timer ??= setTimeout(() => {
        timer = undefined;
        void client.invalidateQueries({
          queryKey: STAFF_KEY,
          predicate: ({ queryKey }) => CHANGING.includes(queryKey[STAFF_KEY.length]),
        });
      }, TOGETHER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
}
