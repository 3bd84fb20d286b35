import { formatNumber } from '../rules/numbers.ts';
import { toSquareMetres } from '../rules/size-unit.ts';
import type { SizeUnit } from '../rules/size-unit.ts';
import { countWords } from '../../words/visitors.ts';

/** `1,030 ft²` (specification 9), or `96 m²` where the hotel tells it so. @param size square feet */
export function sizeLabel(size: number, unit: SizeUnit = 'ft2'): string {
  return unit === 'm2'
    ? countWords.squareMetres(formatNumber(toSquareMetres(size)))
    : countWords.squareFeet(formatNumber(size));
}
