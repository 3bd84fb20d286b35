import * as v from 'valibot';
import { draftKey } from '@/basics/drafts/admin/drafts';
import { useUserId } from '@/basics/session/staff-calls/session';
import { DraftDialog } from '@/kit/editors/admin/FormDialog';
import { HistoryButton } from '@/kit/editors/admin/HistoryButton';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { useContent } from '@/content/store/queries/content';
import { useMoney, type FormatMoney } from '@/content/store/queries/use-money';
import {
  blankPeriod,
  applyPercent,
  periodForm,
  periodFormSchema,
  type PeriodForm,
} from '@/selling/prices/period-form';
import type { PricePeriod } from '@/content/schema/price-rules';
import { NO_END } from '@/selling/prices/night-price';
import { periodVersion } from '@/selling/prices/staff-calls/restore-periods';
import { PERIODS } from '@/selling/prices/staff-calls/price-tables';
import { useAddPeriods, useSavePrice } from '@/selling/prices/staff-calls/prices';
import type { Room } from '@/content/schema/room';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { commonWords, periodWords as words, pricesWords } from '@/words/staff';
import type { NightRange } from './PriceMonth';
import { QuoteRefusal } from './QuoteRefusal';
import { weekdayNames } from './quote-words';
import { SeasonEffect } from './SeasonEffect';
import { PeriodFields } from './PeriodFields';

type Props = {
  room: Room;
  /** The period to edit; undefined to add one for `nights`. */
  period?: PricePeriod | undefined;
  nights: NightRange;
  onClose: () => void;
  onSaved: (periods: PricePeriod[], isNew: boolean) => void;
};

export function PeriodDialog({ room, period, nights, onClose, onSaved }: Props) {
  const save = useSavePrice(PERIODS);
  const add = useAddPeriods();
  const money = useMoney();
  const { rooms } = useContent().content;
  const editor = useSectionForm<PeriodForm>({
    draftKey: draftKey(`period/${period?.id ?? 'new'}`, useUserId()),
    schema: { checkedBy: periodFormSchema },
    value: period ? periodForm(period) : blankPeriod(room.id, nights.first, nights.last),
    save: async ({ mine }) => {
      const drafts = applyPercent(v.parse(periodFormSchema, mine), mine.percent, room, rooms);
      const [draft] = drafts;
      // A retry cannot store a period twice: the database refuses equal ones.
      const stored =
        period && draft
          ? [await save.mutateAsync({ id: period.id, of: period, draft })]
          : await add.mutateAsync(drafts);
      onClose();
      onSaved(stored, !period);
    },
  });
  const readable = v.safeParse(periodFormSchema, editor.values);

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      shown={(field, value) => shownOf(field, value, money)}
      title={period ? words.edit : words.add}
      description={words.text}
      submit={commonWords.save}
      onClose={onClose}
    >
      <QuoteRefusal error={save.error ?? add.error} />
      <PeriodFields room={room} isNew={!period} />
      {readable.success && (
        <SeasonEffect
          drafts={applyPercent(readable.output, editor.values.percent, room, rooms)}
          id={period?.id}
        />
      )}
      {period && (
        <p className="mt-6">
          <HistoryButton
            history={{
              title: period.name,
              things: [{ entity: 'price_periods', key: period.id }],
              texts: [{ source: period.name }],
              labels: { ...LABELS, fromNight: words.firstNight, toNight: words.lastNight },
              schema: periodVersion,
              value: v.parse(periodVersion, period),
              isDirty: editor.dirty.length > 0,
              shown: (field, value) => storedInWords(field, value, money),
              save: ({ mine }) => save.mutateAsync({ id: period.id, of: period, draft: mine }),
              preview: () => null,
            }}
          />
        </p>
      )}
    </DraftDialog>
  );
}

const { columns } = pricesWords;

const LABELS: Record<keyof PeriodForm, string> = {
  roomIds: words.rooms,
  name: words.name,
  firstNight: words.firstNight,
  lastNight: words.lastNight,
  endless: words.endless,
  weekdays: words.only,
  price: columns.price,
  percent: words.percent,
  weekdayPrices: words.weekdays,
  minNights: words.least,
  throughout: words.throughout,
  arrivalDays: words.arrival,
};

function shownOf(field: string, value: unknown, money: FormatMoney): string {
  if (field === 'price') return money(Number(value));
  if (field === 'throughout' || field === 'endless') return value ? '✓' : '–';
  if (field === 'arrivalDays' || field === 'weekdays')
    return weekdayNames((value as string[]).map(Number)).join(', ');
  if (field === 'weekdayPrices')
    return Object.entries(value as PeriodForm['weekdayPrices'])
      .filter(([, price]) => !Number.isNaN(price))
      .map(([day, price]) => pricesWords.onDay(weekdayNames([Number(day)]).join(), money(price)))
      .join(', ');
  if (typeof value === 'string' && isCalendarDate(value)) return formatDate(value);
  return Number.isNaN(value) ? '' : String(value);
}

/** Formats a field of a stored period, whose `toNight` is the day after its last night. */
function storedInWords(field: string, value: unknown, money: FormatMoney): string {
  if (value === null) return '';
  if (field !== 'toNight') return shownOf(field, value, money);
  return value === NO_END ? words.endless : formatDate(addDays(String(value), -1));
}
