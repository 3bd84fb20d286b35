import { formatNumber } from '../../basics/rules/numbers.ts';
import { toSquareFeet, toSquareMetres, type SizeUnit } from '../../basics/rules/size-unit.ts';
import { countWords } from '../../words/visitors.ts';

/** Formats a size: `1,030 ft²` or `96 m²`. @param size square feet */
export function sizeLabel(size: number, unit: SizeUnit = 'ft2'): string {
  return unit === 'm2'
    ? countWords.squareMetres(formatNumber(toSquareMetres(size)))
    : countWords.squareFeet(formatNumber(size));
}

/** The smallest plausible room: a smaller size was probably typed in metres, not feet. */
export const ROOM_MIN_M2 = 10;

/**
 * Reads an implausibly small size as square metres. Undefined if that is implausible too.
 * @param size square feet
 */
export function suggestedSize(size: number): number | undefined {
  const isRoom = toSquareMetres(size) >= ROOM_MIN_M2;
  return isRoom || !(size >= ROOM_MIN_M2) ? undefined : toSquareFeet(size);
}
