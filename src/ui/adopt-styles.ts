/**
 * Adds the styles of what comes after the page. They lie in the file of its code: a stylesheet would be
 * one more request, and in the documents they would travel with every page.
 */
export function adoptStyles(text: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets.push(sheet);
}
