import * as v from 'valibot';
import { askRows } from '@/lib/ask';
import { worded, type RefusalWords } from '@/lib/refusal';
import { isDuplicate, ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { itemTable } from '@/content/store/staff-calls/item-table';
import {
  decimal,
  rowSchema,
  rowTimestamp,
  toColumns,
} from '@/content/store/staff-calls/row-schema';
import { PRICE_PERIODS_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import {
  chargeSchema,
  discountSchema,
  extraSchema,
  periodSchema,
  promoSchema,
  type ChargeDraft,
  type DiscountDraft,
  type Extra,
  type ExtraDraft,
  type PeriodDraft,
  type PricePeriod,
  type PromoCode,
  type PromoDraft,
  type StayDiscount,
  type StoredCharge,
} from '@/content/schema/price-rules';
import { priceRefusalWords, pricesWords } from '@/words/staff';

/** More than anybody keeps; a hosted project answers no more at once. */
const ROWS = 1000;

const stamped = { updatedAt: rowTimestamp };
const amount = v.pipe(decimal, periodSchema.entries.price);

const periodRow = rowSchema({ ...periodSchema.entries, price: amount, ...stamped });
const discountRow = rowSchema({
  ...discountSchema.entries,
  percent: v.pipe(decimal, discountSchema.entries.percent),
  ...stamped,
});
const extraRow = rowSchema({
  ...extraSchema.entries,
  price: v.pipe(decimal, extraSchema.entries.price),
  ...stamped,
});
const chargeRow = rowSchema({
  ...chargeSchema.entries,
  percent: v.pipe(decimal, chargeSchema.entries.percent),
  ...stamped,
});
const codeRow = rowSchema({
  ...promoSchema.entries,
  percent: v.nullable(v.pipe(decimal, discountSchema.entries.percent)),
  amount: v.nullable(amount),
  ...stamped,
});

export const periodTable = itemTable<PricePeriod, PeriodDraft>({
  table: 'price_periods',
  row: periodRow,
});
export const discountTable = itemTable<StayDiscount, DiscountDraft>({
  table: 'stay_discounts',
  row: discountRow,
});
export const extraTable = itemTable<Extra, ExtraDraft>({
  table: 'extras',
  place: 'position',
  row: extraRow,
});
export const chargeTable = itemTable<StoredCharge, ChargeDraft>({
  table: 'charges',
  place: 'position',
  row: chargeRow,
});
export const codeTable = itemTable<PromoCode, PromoDraft>({ table: 'promo_codes', row: codeRow });

/** All periods of a room, past ones too, in the order of their first nights. @throws ServiceError */
export function fetchPeriods(roomId: string): Promise<PricePeriod[]> {
  const periods = supabase().from('price_periods').select('*').eq('room_id', roomId);
  const inOrder = periods.order('from_night').order('id').limit(PRICE_PERIODS_MAX);
  return askRows(inOrder, periodRow);
}

/** @throws ServiceError */
export function fetchDiscounts(): Promise<StayDiscount[]> {
  const discounts = supabase().from('stay_discounts').select('*').order('min_nights');
  return askRows(discounts, discountRow);
}

/** @throws ServiceError */
export function fetchExtras(): Promise<Extra[]> {
  return askRows(supabase().from('extras').select('*').order('position').order('id'), extraRow);
}

/** @throws ServiceError */
export function fetchCharges(): Promise<StoredCharge[]> {
  return askRows(supabase().from('charges').select('*').order('position').order('id'), chargeRow);
}

/** @throws ServiceError */
export function fetchCodes(): Promise<PromoCode[]> {
  return askRows(supabase().from('promo_codes').select('*').order('code').limit(ROWS), codeRow);
}

/** As `private.stays_with_code` counts them. */
const HELD = ['confirmed', 'checked_in', 'checked_out', 'no_show'];

const useRow = rowSchema({ promoCode: v.string() });

/** How many held stays have each code, by its small letters. @throws ServiceError */
export async function fetchCodeUses(): Promise<Map<string, number>> {
  const uses = new Map<string, number>();
  for (let from = 0; ; from += ROWS) {
    const stays = supabase().from('reservations').select('promo_code').in('status', HELD);
    const some = stays
      .not('promo_code', 'is', null)
      .order('id')
      .range(from, from + ROWS - 1);
    const rows = await askRows(some, useRow);
    for (const { promoCode } of rows) {
      const code = promoCode.toLowerCase();
      uses.set(code, (uses.get(code) ?? 0) + 1);
    }
    if (rows.length < ROWS) return uses;
  }
}

/** Adds several periods, all or none. @throws ServiceError */
export function addPeriods(drafts: readonly PeriodDraft[]): Promise<PricePeriod[]> {
  // One order of rooms for everybody: each is locked while its periods are compared.
  const inOrder = drafts.toSorted((a, b) => (a.roomId < b.roomId ? -1 : 1));
  const rows = inOrder.map((draft) => toColumns(draft));
  return askRows(supabase().from('price_periods').insert(rows).select('*'), periodRow);
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
};

/** A refused price with the sentence that says why, '' where there is none. */
export function priceRefusal(failure: unknown): unknown {
  if (!(failure instanceof ServiceError)) return failure;
  const { kind, message, status, cause } = failure;
  if (isDuplicate(failure)) {
    const isCode = message.includes('promo_codes');
    const sentence = isCode ? pricesWords.sameCode : pricesWords.sameNights;
    return new ServiceError(kind, sentence, status, cause);
  }
  return worded(failure, WORDS);
}
