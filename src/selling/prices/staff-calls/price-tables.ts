import * as v from 'valibot';
import { askAllRows, callRestRows } from '@/lib/call-rest';
import { withRefusalWords, type RefusalWords } from '@/lib/refusal';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { itemTable, type Item } from '@/content/store/staff-calls/item-table';
import {
  decimal,
  rowSchema,
  rowTimestamp,
  toColumns,
} from '@/content/store/staff-calls/row-schema';
import { PRICE_PERIODS_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import {
  bandSchema,
  chargeSchema,
  discountSchema,
  extraSchema,
  periodSchema,
  promoSchema,
  type BandDraft,
  type ChargeDraft,
  type ChildBand,
  type DiscountDraft,
  type Extra,
  type ExtraDraft,
  type PeriodDraft,
  type PricePeriod,
  type Prices,
  type PromoCode,
  type PromoDraft,
  type StayDiscount,
  type StoredCharge,
} from '@/content/schema/price-rules';
import type { ObligatoryDraft } from '@/selling/prices/obligatory-form';
import { itemRefusalWords, priceRefusalWords, pricesWords } from '@/words/staff';

/** A hosted Supabase project returns at most this many rows; no hotel has more prices. */
const ROWS = 1000;

const asDecimal = <S extends v.GenericSchema<number, number>>(schema: S) => v.pipe(decimal, schema);
const price = asDecimal(periodSchema.entries.price);
/** A price that may be zero. */
const orNothing = asDecimal(extraSchema.entries.price);
const percent = asDecimal(discountSchema.entries.percent);
const updatedAt = rowTimestamp;

type Described<T extends Item> = {
  noun: 'period' | 'discount' | 'extra' | 'obligatory' | 'band' | 'charge' | 'code';
  table: string;
  place?: keyof T & string;
  row: v.GenericSchema<unknown, T>;
  order: readonly string[];
  /** Selects the table's rows of this kind, if the table has others too. */
  isOne?: (item: T) => boolean;
  /** Changes these items in visitors' content, which lacks promo codes: for them undefined. */
  inPrices?: (change: (items: readonly T[]) => T[], prices: Prices) => Partial<Prices>;
};

function priceKind<T extends Item, Draft extends Record<string, unknown>>(kind: Described<T>) {
  const { noun, table, row, order, inPrices, isOne = () => true } = kind;
  return {
    noun,
    inPrices,
    items: itemTable<T, Draft>(kind),
    /** Fetches all items, also past ones; for periods, those of one room. @throws ServiceError */
    async fetch(roomId: string): Promise<T[]> {
      const all = supabase().from(table).select('*').limit(ROWS);
      const wanted = roomId ? all.eq('room_id', roomId) : all;
      const inOrder = order.reduce((rows, column) => rows.order(column), wanted);
      return (await callRestRows(inOrder, row)).filter(isOne);
    },
  };
}
export type PriceKind<T extends Item, Draft extends Record<string, unknown>> = ReturnType<
  typeof priceKind<T, Draft>
>;

const PERIOD_ROW = rowSchema({ ...periodSchema.entries, price, updatedAt });

export const PERIODS = priceKind<PricePeriod, PeriodDraft>({
  noun: 'period',
  table: 'price_periods',
  row: PERIOD_ROW,
  order: ['from_night', 'id'],
  inPrices: (change, { periods }) => ({ periods: change(periods) }),
});
export const DISCOUNTS = priceKind<StayDiscount, DiscountDraft>({
  noun: 'discount',
  table: 'stay_discounts',
  row: rowSchema({ ...discountSchema.entries, percent, updatedAt }),
  order: ['min_nights'],
  inPrices: (change, { discounts }) => ({
    discounts: change(discounts).toSorted((a, b) => a.minNights - b.minNights),
  }),
});
const extras: Omit<Described<Extra>, 'noun'> = {
  table: 'extras',
  place: 'position',
  row: rowSchema({ ...extraSchema.entries, price: orNothing, updatedAt }),
  order: ['position', 'id'],
  inPrices: (change, prices) => ({ extras: change(prices.extras) }),
};
export const EXTRAS = priceKind<Extra, ExtraDraft>({
  ...extras,
  noun: 'extra',
  isOne: ({ obligatory }) => !obligatory,
});
export const OBLIGATORY = priceKind<Extra, ObligatoryDraft>({
  ...extras,
  noun: 'obligatory',
  isOne: ({ obligatory }) => obligatory === true,
});
export const BANDS = priceKind<ChildBand, BandDraft>({
  noun: 'band',
  table: 'child_bands',
  row: rowSchema({ ...bandSchema.entries, price: orNothing, updatedAt }),
  order: ['until_age'],
  inPrices: (change, { bands }) => ({
    bands: change(bands).toSorted((a, b) => a.untilAge - b.untilAge),
  }),
});
export const CHARGES = priceKind<StoredCharge, ChargeDraft>({
  noun: 'charge',
  table: 'charges',
  place: 'position',
  row: rowSchema({ ...chargeSchema.entries, percent, updatedAt }),
  order: ['position', 'id'],
  inPrices: (change, { charges }) => ({ charges: change(charges) }),
});
export const CODES = priceKind<PromoCode, PromoDraft>({
  noun: 'code',
  table: 'promo_codes',
  row: rowSchema({
    ...promoSchema.entries,
    percent: v.nullable(percent),
    amount: v.nullable(price),
    updatedAt,
  }),
  order: ['code'],
});

/** The statuses that `private.stays_with_code` counts. */
const HELD = ['confirmed', 'checked_in', 'checked_out', 'no_show'];

const useRow = rowSchema({ promoCode: v.string() });

/** Counts the stays that use each promo code (lower case). @throws ServiceError */
export async function fetchCodeUses(): Promise<Map<string, number>> {
  const held = () => supabase().from('reservations').select('promo_code').in('status', HELD);
  const rows = await askAllRows(
    (from, to) => held().not('promo_code', 'is', null).order('id').range(from, to),
    useRow,
  );
  const byCode = Map.groupBy(rows, ({ promoCode }) => promoCode.toLowerCase());
  return new Map([...byCode].map(([code, stays]) => [code, stays.length]));
}

/** Adds all periods or none. @throws ServiceError */
export function addPeriods(drafts: readonly PeriodDraft[]): Promise<PricePeriod[]> {
  // A fixed order of rooms avoids deadlocks, because the database locks each room.
  const inOrder = drafts.toSorted((a, b) => (a.roomId < b.roomId ? -1 : 1));
  const rows = inOrder.map((draft) => toColumns(draft));
  return callRestRows(supabase().from('price_periods').insert(rows).select('*'), PERIOD_ROW);
}

const WORDS: RefusalWords = {
  ...priceRefusalWords,
  'period-ends-before': ({ name }) => priceRefusalWords['period-ends-before'](String(name)),
  'period-price': ({ name }) => priceRefusalWords['period-price'](String(name)),
  'periods-equal': ({ names, from, room }) => {
    const [one, other] = Array.isArray(names) ? names.map(String) : [];
    return priceRefusalWords['periods-equal'](
      String(room),
      one ?? '',
      other ?? '',
      formatDate(String(from)),
    );
  },
  'too-many-periods': () => priceRefusalWords['too-many-periods'](PRICE_PERIODS_MAX),
  'too-many-rows': ({ most }) => itemRefusalWords['too-many-rows'](Number(most)),
};

/** Adds the sentence that explains a refusal; '' if there is none. */
export function priceRefusal(failure: unknown): unknown {
  if (!(failure instanceof ServiceError)) return failure;
  const { kind, message, status, cause } = failure;
  if (isDuplicate(failure)) {
    const { sameCode, sameAge, sameNights } = pricesWords;
    const ofOthers = message.includes('child_bands') ? sameAge : sameNights;
    const sentence = message.includes('promo_codes') ? sameCode : ofOthers;
    return new ServiceError(kind, sentence, status, cause);
  }
  return withRefusalWords(failure, WORDS);
}
