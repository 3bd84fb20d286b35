import * as v from 'valibot';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { ChecksField, NumberField, TextField, CheckField } from '@/kit/editors/admin/form-fields';
import { DraftDialog } from '@/kit/editors/admin/FormDialog';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { useContent } from '@/content/store/queries/content';
import { useMoney, type Money } from '@/content/store/queries/money';
import { withPercent } from '@/selling/prices/night-price';
import {
  blankPeriod,
  periodForm,
  periodFormSchema,
  WEEKDAYS,
  type PeriodForm,
} from '@/selling/prices/period-form';
import type { PricePeriod } from '@/content/schema/price-rules';
import { PERIODS, useAddPeriods, useSavePrice } from '@/selling/prices/staff-calls/prices';
import type { Room } from '@/content/schema/room';
import { NIGHTS_MIN, PRICE_MAX, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { calendarWords } from '@/words/visitors';
import { commonWords, periodWords as words, pricesWords } from '@/words/staff';
import type { Nights } from './PriceYear';
import { Refused } from './Refused';
import { weekdayNames } from './quote-words';
import { SeasonEffect } from './SeasonEffect';

type Props = {
  room: Room;
  /** What is changed; none to add one over these nights. */
  period?: PricePeriod | undefined;
  nights: Nights;
  onClose: () => void;
  onSaved: (periods: PricePeriod[], isNew: boolean) => void;
};

/** What some nights of a room cost, and the rules of stays on them. */
export function PeriodDialog({ room, period, nights, onClose, onSaved }: Props) {
  const save = useSavePrice(PERIODS);
  const add = useAddPeriods();
  const money = useMoney();
  const editor = useSectionForm<PeriodForm>({
    schema: { checkedBy: periodFormSchema },
    value: period ? periodForm(period) : blankPeriod(room.id, nights.first, nights.last),
    save: async ({ mine }) => {
      const drafts = v.parse(periodFormSchema, mine);
      const [draft] = drafts;
      // Sent a second time, a new one is refused as one of equal length: it is never stored twice.
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
      isSending={save.isPending || add.isPending}
      onClose={onClose}
    >
      <Refused error={save.error ?? add.error} />
      <PeriodFields room={room} isNew={!period} />
      {readable.success && <SeasonEffect drafts={readable.output} id={period?.id} />}
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
  weekdayPrices: words.weekdays,
  minNights: words.least,
  throughout: words.throughout,
  arrivalDays: words.arrival,
};

/** A value of a period as people read it, '' for none. */
function shownOf(field: string, value: unknown, money: Money): string {
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

function PeriodFields({ room, isNew }: { room: Room; isNew: boolean }) {
  const { control, setValue } = useFormContext<PeriodForm>();
  const { rooms, sections } = useContent().content;
  const { currencySign } = sections.hotelInfo;
  const money = useMoney();
  const [lastNight, endless] = useWatch({ control, name: ['lastNight', 'endless'] });
  const [percent, setPercent] = useState('');

  function takePercent(value: string): void {
    setPercent(value);
    const typedPercent = Number.parseFloat(value);
    if (!Number.isNaN(typedPercent))
      setValue('price', withPercent(room.price, typedPercent), {
        shouldDirty: true,
        shouldValidate: true,
      });
  }

  return (
    <>
      <TextField name="name" hint={words.nameHint} />
      {isNew && rooms.length > 1 && (
        <>
          <ChecksField name="roomIds" choices={rooms.map(({ id, name }) => [id, name])} />
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              setValue(
                'roomIds',
                rooms.map(({ id }) => id),
                { shouldDirty: true },
              )
            }
          >
            {words.allRooms}
          </Button>
        </>
      )}
      <div className="two">
        <TextField name="firstNight" type="date" />
        {!endless && (
          <TextField
            name="lastNight"
            type="date"
            hint={
              isCalendarDate(lastNight)
                ? words.departure(formatDate(addDays(lastNight, 1)))
                : undefined
            }
          />
        )}
      </div>
      <div className="checks grid-cols-1">
        <CheckField name="endless" />
      </div>
      <ChecksField
        name="weekdays"
        hint={words.onlyHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
      <div className="two">
        <NumberField
          name="price"
          label={words.price(currencySign)}

          max={PRICE_MAX}
          step="any"
        />
        <InputField
          label={words.percent}
          hint={words.percentHint(money(room.price))}
          type="number"
          step="any"
          value={percent}
          onChange={({ target }) => takePercent(target.value)}
        />
      </div>
      <fieldset className="field">
        <legend className="label">{words.weekdays}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-[0.6rem] *:m-0">
          {WEEKDAYS.map((day) => (
            <NumberField
              key={day}
              name={`weekdayPrices.${day}`}
              label={calendarWords.weekdays[day - 1]?.[1] ?? ''}

              max={PRICE_MAX}
              step="any"
            />
          ))}
        </div>
        <p className="hint">{words.weekdaysHint}</p>
      </fieldset>
      <NumberField name="minNights" optional min={NIGHTS_MIN} max={STAFF_NIGHTS_MAX} />
      <div className="checks grid-cols-1">
        <CheckField name="throughout" />
      </div>
      <ChecksField
        name="arrivalDays"
        hint={words.arrivalHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
    </>
  );
}
