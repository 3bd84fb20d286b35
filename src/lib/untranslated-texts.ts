/**
 * Texts of the page at hand that are there in the site's first language, for want of a translation
 * (decision 0030). Told by the one who brings content, asked by what draws texts: on pages in the first
 * language both are left out of the build.
 */
let fallbacks: ReadonlySet<string> = new Set();

export function setUntranslatedTexts(texts: readonly string[] = []): void {
  // Long ones are shown paragraph by paragraph.
  const parts = texts.flatMap((text) => text.split(/\n\s*\n/).map((part) => part.trim()));
  fallbacks = new Set([...texts, ...parts]);
}

export function isUntranslated(text: string): boolean {
  return fallbacks.has(text);
}
