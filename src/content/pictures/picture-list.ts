export type ListChange =
  | { kind: 'removed'; name: string; index: number }
  | { kind: 'replaced'; name: string; by: string };

/** Returns the list with one entry moved; an index beyond the ends is clamped. */
export function moved(list: readonly string[], from: number, to: number): string[] {
  const others = list.filter((_, index) => index !== from);
  const entry = list[from];
  if (entry === undefined) return others;
  return others.toSpliced(Math.min(others.length, Math.max(0, to)), 0, entry);
}

/** Returns the list with a picture replaced, or added if the old one is gone. */
export function replaced(list: readonly string[], name: string, by: string): string[] {
  const index = list.indexOf(name);
  return index < 0 ? [...list, by] : list.with(index, by);
}

/** Undoes a change. Undefined if the list is too full for the removed picture. */
export function undoListChange(
  list: readonly string[],
  change: ListChange,
  max: number,
): string[] | undefined {
  if (change.kind === 'replaced' && list.includes(change.by))
    return replaced(list, change.by, change.name);
  if (list.length >= max) return undefined;
  const index = change.kind === 'removed' ? change.index : list.length;
  return list.toSpliced(Math.min(index, list.length), 0, change.name);
}
