import { useQuery, type QueryClient } from '@tanstack/react-query';
import { ServiceError } from '@/lib/service-error';
import { checkSession } from '@/basics/session/staff-services/auth';
import { fetchFigures, type Figures } from '@/desk/lists/staff-services/figures-service';
import { STAFF_KEY } from '@/basics/session/staff-queries/session';

export type { LatestMessage, LatestReservation } from '@/desk/lists/staff-services/figures-service';

/** How old the figures may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 15_000;
/** Without realtime, an open page looks for new entries this often, in milliseconds. */
const INTERVAL_MS = 30_000;

export const FIGURES_KEY = [...STAFF_KEY, 'figures'] as const;

export function invalidateFigures(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: FIGURES_KEY });
}

/** A session ended elsewhere shows here first: its token lasts an hour, without rights. */
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

/** Counts and newest entries, in one request; no toast when they fail: the cards say so themselves. */
export function useFigures() {
  const { data, error, isPending } = useQuery({
    queryKey: FIGURES_KEY,
    queryFn: figuresOfAnOpenSession,
    staleTime: FRESH_MS,
    refetchInterval: INTERVAL_MS,
    // A tab that nobody looks at is where the bell is needed.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
  // Refused: the server has said that this account may not see them.
  return { figures: data, isLoading: isPending, isRefused: isForbidden(error) };
}
