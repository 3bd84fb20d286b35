/**
 * A generated file with other ports and places.
 * @throws Error where one is not there, or twice: the file would not be the one that is meant
 */
export function replaced(text: string, places: Record<string, string>): string {
  return Object.entries(places).reduce((whole, [from, to]) => {
    if (whole.split(from).length !== 2) throw new Error(`"${from}" stands in the file not once`);
    return whole.replace(from, () => to);
  }, text);
}
