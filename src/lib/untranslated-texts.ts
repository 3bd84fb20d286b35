/** The page's texts without a translation, shown in the first language (decision 0030). */
let fallbacks: ReadonlySet<string> = new Set();

export function setUntranslatedTexts(texts: readonly string[] = []): void {
  // Pages show long texts paragraph by paragraph, so each paragraph counts as a text too.
  const parts = texts.flatMap((text) => text.split(/\n\s*\n/).map((part) => part.trim()));
  fallbacks = new Set([...texts, ...parts]);
}

export function isUntranslated(text: string): boolean {
  return fallbacks.has(text);
}
