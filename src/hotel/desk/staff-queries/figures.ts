import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ServiceError } from '@/lib/service-error';
import { checkSession } from '@/hotel/accounts/staff-services/auth';
import { fetchFigures, type Figures } from '@/hotel/desk/staff-services/figures';
import { STAFF_KEY } from '@/hotel/accounts/staff-queries/session';

export type { LatestMessage, LatestReservation } from '@/hotel/desk/staff-services/figures';

/** How old the figures may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;
/** Without realtime, an open page looks for new entries this often, in milliseconds. */
const INTERVAL_MS = 30_000;

export const FIGURES_KEY = [...STAFF_KEY, 'figures'] as const;

/** Has the figures counted again, after a change of what they count. */
export function invalidateFigures(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: FIGURES_KEY });
}

/**
 * The figures are asked for all the time, so a session that was ended elsewhere shows here first:
 * its token is good for an hour, but it has no rights any more.
 */
async function figuresOfAnOpenSession(): Promise<Figures> {
  try {
    return await fetchFigures();
  } catch (error) {
    if (isForbidden(error)) await checkSession();
    throw error;
  }
}

function isForbidden(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 403;
}

/**
 * Counts and newest entries for dashboard and sidebar, in one request; `figures` is undefined while they are loading and
 * when they cannot be loaded. No toast: the cards say so themselves, and never invent one.
 */
export function useFigures(): {
  figures: Figures | undefined;
  isLoading: boolean;
  /** True when the server has said that this account may not see them. */
  isRefused: boolean;
} {
  const { data, error, isPending } = useQuery({
    queryKey: FIGURES_KEY,
    queryFn: figuresOfAnOpenSession,
    staleTime: FRESH_MS,
    refetchInterval: INTERVAL_MS,
    // A tab that nobody looks at is where the bell is needed.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  return { figures: data, isLoading: isPending, isRefused: isForbidden(error) };
}
