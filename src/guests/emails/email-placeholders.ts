/** Facts of a stay that a template may name in braces. The database has the same list. */
export const PLACEHOLDERS = [
  'guest',
  'hotel',
  'room',
  'stay',
  'arrival',
  'departure',
  'nights',
  'guests',
  'sum',
  'total',
  'rooms',
  'reference',
  'phone',
  'link',
  'search',
  'book',
  'checkin',
  'checkout',
  'cancelby',
  'moon',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Record<Placeholder, string>;

const IN_BRACES = /\{([^{}\n]*)\}/g;
/** A name with more typos than this gets no suggestion. */
const TYPOS_MAX = 2;

/** An unknown placeholder, and the placeholder that was probably meant. */
export type UnknownPlaceholder = { name: string; meant: Placeholder | undefined };

export function findUnknownPlaceholder(words: string): UnknownPlaceholder | undefined {
  for (const [, name = ''] of words.matchAll(IN_BRACES))
    if (!isPlaceholder(name)) return { name, meant: nearest(name) };
  return undefined;
}

/** Fills in facts. Leaves out a line with an unknown fact, unless only `moon` is unknown. */
export function fillPlaceholders(words: string, values: PlaceholderValues): string {
  const lines = words.split(/\r\n|\r|\n/).flatMap((line) => {
    const names = [...line.matchAll(IN_BRACES)].map(([, name = '']) => name);
    if (names.some((name) => name !== 'moon' && isPlaceholder(name) && values[name] === ''))
      return [];
    return line
      .replaceAll(IN_BRACES, (braces, name: string) =>
        isPlaceholder(name) ? values[name] : braces,
      )
      .trimEnd();
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function isPlaceholder(name: string): name is Placeholder {
  // The cast widens the tuple, because its own `includes` accepts only its members.
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

function nearest(name: string): Placeholder | undefined {
  const typed = name.trim().toLowerCase();
  const near = PLACEHOLDERS.map((one) => ({ one, slips: slipsBetween(typed, one) }))
    .filter(({ slips }) => slips <= TYPOS_MAX)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.one;
}

/** Number of letters to add, remove or replace (Levenshtein distance). */
function slipsBetween(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j += 1)
      next.push(
        Math.min(
          (row[j + 1] ?? 0) + 1,
          (next[j] ?? 0) + 1,
          (row[j] ?? 0) + (letter === b[j] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[b.length] ?? 0;
}
