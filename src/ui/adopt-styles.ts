/** Adds styles that are part of the script, because a stylesheet would be another request. */
export function adoptStyles(text: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
