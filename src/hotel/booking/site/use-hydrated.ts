import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on the server and while hydrating: a prerendered page knows nothing of its reader. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
