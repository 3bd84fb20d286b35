/** A subject as a header takes it, without line ends and gaps; French keeps its no-break spaces. */
export function oneLine(text: string): string {
  return text.replaceAll(/[^\S\u00a0\u202f]+/g, ' ').trim();
}
