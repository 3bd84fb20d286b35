/** The same text in letters that nothing else on the site is written in; `{rooms}` stays as it is. */
export function pseudoText(text: string): string {
  return text.replace(/\{\w+\}|[A-Za-z]/g, (found) =>
    found.length > 1 ? found : String.fromCodePoint((found.codePointAt(0) ?? 0) + FULL_WIDTH),
  );
}

/** From a Latin letter to the same one of full width. */
const FULL_WIDTH = 0xfe_e0;

/** A catalogue, or a part of it, with every text marked, and with what its sentences say. */
export function pseudoLocalise<Words>(words: Words): Words {
  // What comes back is of the same form.
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
