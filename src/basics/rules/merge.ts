export type Fields = Record<string, unknown>;

export type Merged<T extends Fields> = {
  /** The merged value; in clashing fields, the value of `mine`. */
  value: T;
  /** Fields that both sides changed to different values. */
  clashes: (keyof T & string)[];
};

/**
 * Merges two edits field by field; fields changed differently are clashes for a person to decide.
 * @param base the value both edits started from
 * @param theirs the value saved by somebody else since
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
  // `Object.keys` returns plain strings, so the cast restores the type of the keys.
  return Object.keys(value) as (keyof T & string)[];
}
