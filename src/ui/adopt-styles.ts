/** Adds CSS that is part of the script: a separate stylesheet would be another request. */
export function adoptStyles(text: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
