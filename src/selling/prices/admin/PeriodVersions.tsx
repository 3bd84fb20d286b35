import { useMoney } from '@/content/store/queries/use-money';
import {
  periodDraftSchema,
  type PeriodDraft,
  type PricePeriod,
} from '@/content/schema/price-rules';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { DeletedItems } from '@/kit/editors/admin/DeletedItems';
import type { EditorHistory } from '@/kit/editors/admin/editor-history';
import { VersionsDialog } from '@/kit/editors/admin/VersionsDialog';
import { NO_END } from '@/selling/prices/night-price';
import { PERIODS } from '@/selling/prices/staff-calls/price-tables';
import { useSavePrice } from '@/selling/prices/staff-calls/prices';
import { periodWords as words, pricesWords } from '@/words/staff';
import { weekdayNames } from './quote-words';

const TABLE = 'price_periods';

const LABELS: Partial<Record<keyof PeriodDraft, string>> = {
  name: words.name,
  fromNight: words.firstNight,
  toNight: words.lastNight,
  weekdays: words.only,
  price: pricesWords.columns.price,
  weekdayPrices: words.weekdays,
  minNights: words.least,
  throughout: words.throughout,
  arrivalDays: words.arrival,
};

/** The values of fields that a deleted period lacks. */
const BLANK: PeriodDraft = {
  roomId: '',
  name: '',
  fromNight: '',
  toNight: '',
  weekdays: null,
  price: 0,
  weekdayPrices: {},
  minNights: null,
  throughout: false,
  arrivalDays: null,
};

type VersionsProps = { period: PricePeriod; onClose: () => void };

export function PeriodVersions({ period, onClose }: VersionsProps) {
  const save = useSavePrice(PERIODS);
  const money = useMoney();
  const { id, updatedAt: _version, ...value } = period;
  const history: EditorHistory<PeriodDraft> = {
    title: period.name,
    things: [{ entity: TABLE, key: id }],
    texts: [period.name],
    labels: LABELS,
    schema: periodDraftSchema,
    value,
    shown: (field, shown) => inWords(field, shown, money),
    isDirty: false,
    save: ({ mine }) => save.mutateAsync({ id, of: period, draft: mine }),
    preview: () => null,
  };
  return <VersionsDialog history={history} onClose={onClose} />;
}

function inWords(field: string, value: unknown, money: (amount: number) => string): unknown {
  if (field === 'price') return money(Number(value));
  if (field.endsWith('ays') && Array.isArray(value)) return weekdayNames(value).join(', ');
  if (value === NO_END) return words.endless;
  // Staff read the last night; stored is the day after it.
  if (field === 'toNight') return formatDate(addDays(String(value), -1));
  if (typeof value === 'string' && isCalendarDate(value)) return formatDate(value);
  return value;
}

type DeletedProps = { roomId: string; periods: readonly PricePeriod[] };

export function DeletedPeriods({ roomId, periods }: DeletedProps) {
  const save = useSavePrice(PERIODS);
  return (
    <DeletedItems
      noun="period"
      table={TABLE}
      items={periods}
      schema={periodDraftSchema}
      blank={() => ({ ...BLANK, roomId })}
      nameOf={({ name, fromNight }) => `${name}, ${formatDate(fromNight)}`}
      isOne={(value) => value['roomId'] === roomId}
      onSave={({ id, mine }) => save.mutateAsync({ id, draft: mine })}
    />
  );
}
