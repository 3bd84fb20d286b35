/** Apart from the schema, so that a page can look at the facts without a validator. */

/** Those that are beside the price. */
export function besidePrice<T extends { besidePrice: boolean }>(items: readonly T[]): T[] {
  return items.filter((item) => item.besidePrice);
}
