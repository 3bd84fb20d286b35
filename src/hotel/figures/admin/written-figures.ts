import { occupancyOf, rateOf } from '@/hotel/figures/month-figures';
import type { Figure } from '@/hotel/figures/month-figures';
import { formatNumber } from '@/hotel/rules/numbers';
import { figuresWords } from '@/words/staff';

/** A figure that is not known is not invented. */
const UNKNOWN = '—';

/** `41 %` */
export function writtenOccupancy(figure: Figure): string {
  const occupancy = occupancyOf(figure);
  return occupancy === undefined ? UNKNOWN : figuresWords.percent(Math.round(occupancy * 100));
}

/** What the columns of the figures say of one month; occupancy first. */
export const WRITTEN: readonly {
  label: string;
  /** @param money writes an amount */
  of: (figure: Figure, money: (amount: number) => string) => string;
}[] = [
  { label: figuresWords.occupancy, of: writtenOccupancy },
  { label: figuresWords.nights, of: ({ nights }) => formatNumber(nights) },
  { label: figuresWords.income, of: ({ income }, money) => money(Math.round(income)) },
  {
    label: figuresWords.rate,
    of: (figure, money) => {
      const rate = rateOf(figure);
      return rate === undefined ? UNKNOWN : money(Math.round(rate));
    },
  },
];
