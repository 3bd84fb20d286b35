import { plainText } from '../../basics/rules/digits.ts';
import { CAPACITY_MAX, CHILD_AGE_MAX } from '../../basics/rules/limits.ts';
import type { ChildBand } from '../../content/schema/price-rules.ts';

/** Reads ages as typed, e.g. `4, 9`. Returns undefined if one of them is no age of a child. */
export function readAges(typed: string): number[] | undefined {
  const text = plainText(typed).trim();
  if (text === '') return [];
  const ages = text.split(/\s*[,;.、，]\s*|\s+/);
  const isRead = ages.every((age) => /^\d{1,2}$/.test(age) && Number(age) <= CHILD_AGE_MAX);
  return isRead ? ages.map(Number) : undefined;
}

/** True for a party of children only, which no room takes. */
export function areAlone(ages: readonly number[], guests: number): boolean {
  return ages.length > 0 && ages.length >= guests;
}

/** Returns the band that decides a child's price; undefined if the child costs as an adult. */
export function bandOf(age: number, bands: readonly ChildBand[]): ChildBand | undefined {
  return bands.toSorted((a, b) => a.untilAge - b.untilAge).find(({ untilAge }) => untilAge >= age);
}

/** True if a child of this age counts against a room's capacity. */
export function takesPlace(age: number, bands: readonly ChildBand[]): boolean {
  return bandOf(age, bands)?.takesPlace ?? true;
}

export function withoutPlace(ages: readonly number[], bands: readonly ChildBand[]): number {
  return ages.filter((age) => !takesPlace(age, bands)).length;
}

/** Returns how many guests, with these children among them, a room holds. */
export function mostGuests(
  capacity: number,
  ages: readonly number[],
  bands: readonly ChildBand[],
): number {
  return Math.min(capacity + withoutPlace(ages, bands), CAPACITY_MAX);
}
