/** Placeholder for the number of rooms, which is written as a word. */
export const ROOMS_PLACEHOLDER = '{rooms}';

/** Returns the text above the rooms; undefined without rooms, or if it would count one room. */
export function roomsLead(
  lead: string,
  rooms: number,
  inWords: (number: number) => string,
): string | undefined {
  const isOfMany = lead.includes(ROOMS_PLACEHOLDER);
  if (rooms === 0 || (rooms === 1 && isOfMany)) return undefined;
  return lead.replaceAll(ROOMS_PLACEHOLDER, () => inWords(rooms)) || undefined;
}
