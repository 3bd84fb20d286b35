/** The list with another entry at `index`; empty slots before it become ''. */
export function withSlot(list: readonly string[], index: number, entry: string): string[] {
  const length = Math.max(list.length, index + 1);
  return Array.from({ length }, (_, slot) => (slot === index ? entry : (list[slot] ?? '')));
}
