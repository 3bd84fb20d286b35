import type { FormatMoney } from '@/content/store/queries/use-money';
import type { Column } from '@/kit/editors/admin/collection';
import { NO_END } from '@/selling/prices/night-price';
import type { PricePeriod } from '@/content/schema/price-rules';
import { pricesWords as words } from '@/words/staff';
import { nightsOf } from './CopyDialog';
import { PeriodMark } from './PriceMonth';
import { weekdayNames } from './quote-words';

function spanOf(period: PricePeriod): string {
  const [from, until] = nightsOf(period);
  const span = period.toNight === NO_END ? words.endless(from) : `${from} – ${until}`;
  return period.weekdays ? `${weekdayNames(period.weekdays).join(', ')}, ${span}` : span;
}

export function periodColumns(
  periods: readonly PricePeriod[],
  money: FormatMoney,
): Column<PricePeriod>[] {
  const { columns } = words;
  return [
    {
      header: columns.name,
      variant: 'name',
      cell: (period) => (
        <span className="price-name flex items-center">
          <PeriodMark periods={periods} period={period} />
          <span dir="auto">{period.name}</span>
        </span>
      ),
    },
    { header: columns.nights, variant: 'text', cell: spanOf },
    { header: columns.price, variant: 'number', cell: ({ price }) => money(price) },
    {
      header: columns.weekdays,
      cell: ({ weekdayPrices }) =>
        Object.entries(weekdayPrices)
          .map(([day, price]) => words.onDay(weekdayNames([Number(day)]).join(), money(price)))
          .join(', '),
    },
    {
      header: columns.rules,
      variant: 'text',
      cell: ({ minNights, throughout, arrivalDays }) =>
        [
          minNights && (throughout ? words.leastThroughout : words.leastArriving)(minNights),
          arrivalDays && words.arrival(weekdayNames(arrivalDays)),
        ]
          .filter(Boolean)
          .join('; '),
    },
  ];
}
