import { toCents } from '../rules/price.ts';

type Tax = { taxPercent: number; taxIncluded: boolean };

/**
 * The tax in a total, or on top of it, in dollars; counted in whole cents, so that it is the
 * database's to the cent.
 * @param taxPercent with two decimals at most
 */
export function taxOf(total: number, { taxPercent, taxIncluded }: Tax): number {
  const cents = BigInt(Math.round(total * 100));
  const rate = BigInt(Math.round(taxPercent * 100));
  const whole = taxIncluded ? 10_000n + rate : 10_000n;
  // Half a cent goes up.
  return Number((2n * cents * rate + whole) / (2n * whole)) / 100;
}

/** What is to be paid in the end. */
export function withTax(total: number, tax: Tax): number {
  return tax.taxIncluded ? total : toCents(total + taxOf(total, tax));
}
