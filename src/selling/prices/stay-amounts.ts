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

export function timesOf(per: Extra['per'], nights: number, guests: number): number {
  return { stay: 1, night: nights, guest: guests, guest_night: nights * guests }[per];
}
