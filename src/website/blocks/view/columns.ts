/**
 * For a list in columns how many there are where the page is wide: four or three, so that rows are full
 * or nearly so, and nothing stands alone in the last.
 */
export function columnsFor(count: number): number {
  if (count < 4) return count;
  if (count % 4 === 0) return 4;
  return count % 3 === 0 || count % 4 === 1 ? 3 : 4;
}
