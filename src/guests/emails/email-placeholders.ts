/** Facts of a stay that a letter's words may name in braces. The database knows the same. */
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
  'checkin',
  'checkout',
  'cancelby',
  'moon',
] as const;
export type Placeholder = (typeof PLACEHOLDERS)[number];
export type PlaceholderValues = Record<Placeholder, string>;

const IN_BRACES = /\{([^{}\n]*)\}/g;
/** More slips than this are another word. */
const TYPOS_MAX = 2;

/** A name in braces that is no fact, and the one that was probably meant. */
export type UnknownPlaceholder = { name: string; meant: Placeholder | undefined };

/** The first name in braces that is none of the facts; undefined when all of them are. */
export function findUnknownPlaceholder(words: string): UnknownPlaceholder | undefined {
  for (const [, name = ''] of words.matchAll(IN_BRACES))
    if (!isPlaceholder(name)) return { name, meant: nearest(name) };
  return undefined;
}

/**
 * The words with their facts. A line about a fact that is not known is left out, with its gap; one that
 * also tells of the moon stays where there is nothing to tell of it.
 */
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
  // A list of texts asked for one that may be none of them.
  return (PLACEHOLDERS as readonly string[]).includes(name);
}

function nearest(name: string): Placeholder | undefined {
  const typed = name.trim().toLowerCase();
  const near = PLACEHOLDERS.map((one) => ({ one, slips: slipsBetween(typed, one) }))
    .filter(({ slips }) => slips <= TYPOS_MAX)
    .sort((a, b) => a.slips - b.slips);
  return near[0]?.one;
}

/** How many letters are to be added, taken away or replaced (Levenshtein). */
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
