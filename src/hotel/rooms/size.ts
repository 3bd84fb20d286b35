import { formatNumber } from '../rules/numbers.ts';
import { countWords } from '../../words/visitors.ts';

/** `1,030 ft²` (specification 9). @param size square feet */
export function sizeLabel(size: number): string {
  return countWords.squareFeet(formatNumber(size));
}
