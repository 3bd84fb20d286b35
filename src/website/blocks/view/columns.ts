/** Four or three columns on wide pages, so that the last row never holds a single item. */
export function columnsFor(count: number): number {
  if (count < 4) return count;
  if (count % 4 === 0) return 4;
  return count % 3 === 0 || count % 4 === 1 ? 3 : 4;
}
