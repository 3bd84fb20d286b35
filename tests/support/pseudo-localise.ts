/**
 * Replaces Latin letters by full-width ones, which appear nowhere else; placeholders such as
 * `{rooms}` stay.
 */
export function pseudoText(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) =>
    found.length > 1 ? found : String.fromCodePoint((found.codePointAt(0) ?? 0) + FULL_WIDTH),
  );
}

const FULL_WIDTH = 0xfe_e0;

/** Pseudo-localises every text of a catalogue, including what its functions return. */
export function pseudoLocalise<Words>(words: Words): Words {
  return markedPart(words) as Words;
}

function markedPart(words: unknown): unknown {
  if (typeof words === 'string') return pseudoText(words);
  if (typeof words === 'function')
    return (...facts: unknown[]) => markedPart((words as (...all: unknown[]) => unknown)(...facts));
  if (Array.isArray(words)) return words.map(markedPart);
  if (typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(Object.entries(words).map(([key, part]) => [key, markedPart(part)]));
}
