export type Fields = Record<string, unknown>;

export type Merged<T extends Fields> = {
  /** What both sides want; where they clash, mine. */
  value: T;
  /** Fields that both sides changed, differently. */
  clashes: (keyof T & string)[];
};

/**
 * Brings two edits of the same thing together, field by field: a field changed by one side only is
 * that side's; one changed by both the same way is agreed; one changed differently is a clash, for
 * a person to decide.
 * @param base what both started from @param mine edited here @param theirs saved meanwhile
 */
export function mergeFields<T extends Fields>(base: T, mine: T, theirs: T): Merged<T> {
  const value = { ...mine };
  const clashes: (keyof T & string)[] = [];
  for (const field of fieldsOf(mine)) {
    if (isEqual(mine[field], theirs[field]) || isEqual(base[field], theirs[field])) continue;
    if (isEqual(base[field], mine[field])) value[field] = theirs[field];
    else clashes.push(field);
  }
  return { value, clashes };
}

export function changedFields<T extends Fields>(from: T, to: T): (keyof T & string)[] {
  return fieldsOf(to).filter((field) => !isEqual(from[field], to[field]));
}

/** Equal texts, numbers, lists of equal things, or things of equal fields. */
function isEqual(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, index) => isEqual(item, b[index]));
  }
  if (!isThing(a) || !isThing(b)) return Object.is(a, b);
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isEqual(a[name], b[name]))
  );
}

function isThing(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsOf<T extends Fields>(value: T): (keyof T & string)[] {
  // Object.keys of a T yields keys of T; its declaration only does not say so.
  return Object.keys(value) as (keyof T & string)[];
}
