import {
  keepPreviousData,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { changeContent } from '@/content/store/staff-calls/change-content';
import type { Item } from '@/content/store/staff-calls/item-table';
import type { Fields } from '@/basics/rules/merge';
import { ConflictError, conflictOf } from '@/content/store/staff-calls/writes';
import type { PeriodDraft } from '@/content/schema/price-rules';
import * as tables from './price-tables';
import { PERIODS, type PriceKind } from './price-tables';
import { fetchChangeQuote, fetchQuote, type StaffQuoteRequest } from './quotes';
import { ServiceError } from '@/lib/service-error';
import { pricesWords as words } from '@/words/staff';

export type { StaffQuoteRequest };

const KEY = [...STAFF_KEY, 'prices'] as const;

export function usePrices<T extends Item, Draft extends Fields>(
  { noun, fetch }: PriceKind<T, Draft>,
  roomId = '',
) {
  return useQuery({
    queryKey: [...KEY, noun, roomId],
    queryFn: () => fetch(roomId),
    meta: { failure: words.listFailed },
  });
}

export function useCodeUses() {
  return useQuery({
    queryKey: [...KEY, 'uses'],
    queryFn: tables.fetchCodeUses,
    meta: { failure: words.listFailed },
  });
}

const quoteOf = (asked: StaffQuoteRequest | null) => ({
  queryKey: [...KEY, 'quote', asked],
  queryFn: () => (asked ? fetchQuote(asked) : null),
});

/** Fetches the price of a stay; null fetches nothing. */
export function useStaffQuote(asked: StaffQuoteRequest | null) {
  return useQuery(quoteOf(asked));
}

/** Fetches the prices of several stays; null fetches nothing. */
export function useStaffQuotes(asked: readonly (StaffQuoteRequest | null)[]) {
  const keys = asked.map((one) => JSON.stringify(one));
  // Equal rooms of a booking share one query.
  const distinct = [...new Set(keys)];
  const answers = useQueries({
    queries: distinct.map((key) => ({
      ...quoteOf(asked[keys.indexOf(key)] ?? null),
      placeholderData: keepPreviousData,
    })),
  });
  return keys.flatMap((key) => answers[distinct.indexOf(key)] ?? []);
}

/** Fetches a stay's price after a change; null fetches nothing. @param version of the stay */
export function useChangeQuote(stayId: string, version: string, asked: StaffQuoteRequest | null) {
  return useQuery({
    queryKey: [...KEY, 'change', stayId, version, asked],
    queryFn: () => (asked ? fetchChangeQuote(stayId, asked) : null),
    placeholderData: keepPreviousData,
  });
}

/** An item to store: a new item with its own `id`, or a change to `of`, the version staff saw. */
export type PriceSave<T, Draft> = { id: string; of?: T | undefined; draft: Draft; place?: number };

export function useSavePrice<T extends Item, Draft extends Fields>(kind: PriceKind<T, Draft>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, of, draft, place }: PriceSave<T, Draft>) =>
      refusing(
        of ? kind.items.update(of.id, draft, of.updatedAt) : kind.items.insert(id, draft, place),
      ),
    onSuccess: (stored) => inContent(client, kind, [stored.id], [stored]),
    onError: (error) => {
      const current = conflictOf<T>(error)?.current;
      if (!current) return;
      client.setQueriesData<T[]>({ queryKey: [...KEY, kind.noun] }, (items) =>
        items?.map((item) => (item.id === current.id ? current : item)),
      );
    },
    // Refetches after a refusal too, to show other people's changes.
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { about: kind.noun, success: words.saved, failure },
  });
}

export function useRemovePrices<T extends Item, Draft extends Fields>(kind: PriceKind<T, Draft>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await kind.items.remove(id);
    },
    onSuccess: (_nothing, ids) => inContent(client, kind, ids, []),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { about: kind.noun, success: words.removed, failure: words.failed },
  });
}

export function useAddPeriods() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (drafts: readonly PeriodDraft[]) => refusing(tables.addPeriods(drafts)),
    onSuccess: (stored) => inContent(client, PERIODS, [], stored),
    onSettled: () => client.invalidateQueries({ queryKey: KEY }),
    meta: { about: 'period', success: words.saved, failure },
  });
}

/** Updates the visitors' content after a save. */
async function inContent<T extends Item, Draft extends Fields>(
  client: QueryClient,
  { inPrices }: PriceKind<T, Draft>,
  ids: readonly string[],
  stored: readonly T[],
): Promise<void> {
  if (!inPrices) return;
  const change = (items: readonly T[]) => [
    ...items.flatMap((item) =>
      ids.includes(item.id) ? stored.filter(({ id }) => id === item.id) : item,
    ),
    ...stored.filter(({ id }) => items.every((item) => item.id !== id)),
  ];
  await changeContent(client, (content) => ({
    ...content,
    prices: { ...content.prices, ...inPrices(change, content.prices) },
  }));
}

function failure(error: unknown) {
  if (error instanceof ConflictError) return words.conflict;
  const says = error instanceof ServiceError ? error.message : '';
  return says ? { ...words.failed, description: says } : words.failed;
}

async function refusing<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    throw error instanceof ConflictError ? error : tables.priceRefusal(error);
  }
}
