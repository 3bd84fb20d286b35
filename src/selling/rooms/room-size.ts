import { formatNumber } from '../../basics/rules/numbers.ts';
import { toSquareFeet, toSquareMetres, type SizeUnit } from '../../basics/rules/size-unit.ts';
import { countWords } from '../../words/visitors.ts';

/** `1,030 ft²` (specification 9), or `96 m²` where the hotel tells it so. @param size square feet */
export function sizeLabel(size: number, unit: SizeUnit = 'ft2'): string {
  return unit === 'm2'
    ? countWords.squareMetres(formatNumber(toSquareMetres(size)))
    : countWords.squareFeet(formatNumber(size));
}

/** A smaller room is hardly one, in square metres: someone took feet for metres. */
export const ROOM_MIN_M2 = 10;

/**
 * What a size was probably meant to be, in square feet, where it is less than a room's: so many
 * square metres. Undefined where the size may be right, or would be no room's either way.
 * @param size square feet
 */
export function suggestedSize(size: number): number | undefined {
  const isRoom = toSquareMetres(size) >= ROOM_MIN_M2;
  return isRoom || !(size >= ROOM_MIN_M2) ? undefined : toSquareFeet(size);
}
