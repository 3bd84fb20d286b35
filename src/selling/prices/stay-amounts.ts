import { SERVICE_FEE, toCents, type Charged } from '../../basics/rules/price.ts';
import type { Extra } from '../../content/schema/price-rules.ts';

/** Groups nights by price, in order of first occurrence: `2 × 159, 1 × 179`. */
export function nightsByPrice(amounts: readonly number[]): { nights: number; amount: number }[] {
  const counted = new Map<number, number>();
  for (const amount of amounts) counted.set(amount, (counted.get(amount) ?? 0) + 1);
  return [...counted].map(([amount, nights]) => ({ amount, nights }));
}

/** Returns the charges; for old stays and documents, stored without charges, the service fee. */
export function chargesOf({
  fee,
  charges,
}: {
  fee: number;
  charges: readonly Charged[];
}): readonly Charged[] {
  return charges.length > 0 || fee === 0 ? charges : [{ ...SERVICE_FEE, amount: fee }];
}

export function sumOf(amounts: readonly number[]): number {
  return toCents(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** Returns each night's agreed price; for old stays, equal parts (`private.agreed_nights`). */
export function agreedNights(stay: {
  nightAmounts: readonly number[];
  price: number;
  nights: number;
}): readonly number[] {
  const { nightAmounts, price, nights } = stay;
  if (nightAmounts.length === nights) return nightAmounts;
  const upTo = (place: number) => toCents((price * place) / nights);
  return Array.from({ length: nights }, (_, nth) => toCents(upTo(nth + 1) - upTo(nth)));
}

type People = { nights: number; guests: number; children?: readonly number[] | undefined };

/** Returns how many times a stay pays an extra's price. */
export function timesOf(
  { per, fromAge }: Pick<Extra, 'per' | 'fromAge'>,
  { nights, guests, children = [] }: People,
): number {
  const payers = guests - children.filter((age) => age < (fromAge ?? 0)).length;
  return { stay: 1, night: nights, guest: payers, guest_night: nights * payers }[per];
}

/** Returns the charges that nobody may leave out, with their amounts for a stay. */
export function obligatoryCharges(extras: readonly Extra[], stay: People) {
  return extras
    .filter(({ obligatory }) => obligatory)
    .map((extra) => ({ ...extra, amount: toCents(extra.price * timesOf(extra, stay)) }));
}
