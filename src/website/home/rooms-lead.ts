/** Stands in a text for the number of rooms, which is written as a word. */
export const ROOMS_PLACEHOLDER = '{rooms}';

/**
 * The words above the rooms, with their number. Undefined where there is nothing to say: no room, or
 * a number of rooms where there is one.
 * @param inWords writes a number, e.g. `Three`
 */
export function roomsLead(
  lead: string,
  rooms: number,
  inWords: (number: number) => string,
): string | undefined {
  const isOfMany = lead.includes(ROOMS_PLACEHOLDER);
  if (rooms === 0 || (rooms === 1 && isOfMany)) return undefined;
  return lead.replaceAll(ROOMS_PLACEHOLDER, () => inWords(rooms)) || undefined;
}
