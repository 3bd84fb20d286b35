import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useContentQueryClient } from '@/kit/sending/queries/query-client';
import type { NightPrice } from '@/selling/prices/stay-quote';
import { loadOnPress } from '@/lib/code-files';

const service = loadOnPress(() => import('@/selling/prices/services/quote-service'));

const FRESH_MS = 60_000;
const NONE: ReadonlyMap<string, NightPrice> = new Map();

/** Returns the prices of nights by date; empty while unknown. */
export function useNightPrices(
  roomId: string,
  span: { from: string; to: string } | undefined,
): ReadonlyMap<string, NightPrice> {
  const { data = NONE } = useQuery(
    {
      queryKey: ['night-prices', roomId, span],
      queryFn: async ({ signal }) => {
        const { fetchNightPrices } = await service();
        return fetchNightPrices(roomId, span?.from ?? '', span?.to ?? '', signal);
      },
      select: byNight,
      // The previous month's prices stay visible while the next month loads.
      placeholderData: keepPreviousData,
      enabled: span !== undefined,
      staleTime: FRESH_MS,
    },
    useContentQueryClient(),
  );
  return data;
}

function byNight(prices: readonly NightPrice[]): ReadonlyMap<string, NightPrice> {
  return new Map(prices.map((price) => [price.night, price]));
}
