import { valibotResolver } from '@hookform/resolvers/valibot';
import * as v from 'valibot';
import { useState } from 'react';
import {
  useController,
  useForm,
  useFormState,
  useWatch,
  type UseFormReturn,
} from 'react-hook-form';
import { ChecksField } from '@/kit/editors/ChecksField';
import { NumberField, TextField, useFieldError } from '@/kit/editors/admin/form-fields';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
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
import type { PeriodDraft, PricePeriod } from '@/content/schema/prices';
import {
  PERIODS,
  useAddPeriods,
  useSavePrice,
} from '@/selling/prices/staff-queries/prices-queries';
import type { Room } from '@/content/schema/room';
import { NIGHTS_MIN, PRICE_MAX, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Check } from '@/ui/Check';
import { Field, InputField } from '@/ui/Field';
import { FormDialog } from '@/ui/FormDialog';
import { calendarWords } from '@/words/visitors';
import { commonWords, partWords, periodWords as words, pricesWords } from '@/words/staff';
import type { Nights } from './PriceYear';
import { Refused, usePriceConflict } from './PriceConflict';
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
  const form = useForm<PeriodForm, unknown, PeriodDraft[]>({
    defaultValues: period ? periodForm(period) : blankPeriod(room.id, nights.first, nights.last),
    // All that is wrong at once, also what is wrong between two fields.
    criteriaMode: 'all',
    resolver: valibotResolver<PeriodForm, unknown, PeriodDraft[]>(periodFormSchema),
  });
  const { isDirty } = useFormState({ control: form.control });
  const typed = useWatch({ control: form.control });
  const readable = v.safeParse(periodFormSchema, typed);

  const isSending = save.isPending || add.isPending;
  const money = useMoney();
  const conflict = usePriceConflict<PricePeriod, PeriodForm>({
    form: form as unknown as UseFormReturn<PeriodForm>,
    item: period,
    formOf: periodForm,
    labels: LABELS,
    shown: (field, value) => shownOf(field, value, money),
  });

  function store(drafts: PeriodDraft[]): void {
    const [draft] = drafts;
    if (isSending || !draft || conflict.isOpen()) return;
    const done = (stored: PricePeriod[]) => {
      onClose();
      onSaved(stored, !period);
    };
    // Sent a second time, a new one is refused as one of equal length: it is never stored twice.
    if (!period) add.mutate(drafts, { onSuccess: done });
    else
      save.mutate(
        { id: period.id, of: conflict.seen, draft },
        { onError: conflict.take, onSuccess: (stored) => done([stored]) },
      );
  }

  return (
    <FormDialog
      title={period ? words.edit : words.add}
      description={words.text}
      cancel={commonWords.cancel}
      submit={commonWords.save}
      isSending={isSending}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
    >
      <StaffPart name={partWords.form}>
        <Refused error={save.error ?? add.error} />
        {conflict.notice}
        <PeriodFields form={form} room={room} isNew={!period} />
        {readable.success && <SeasonEffect drafts={readable.output} id={period?.id} />}
      </StaffPart>
    </FormDialog>
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

type FieldsProps = {
  form: UseFormReturn<PeriodForm, unknown, PeriodDraft[]>;
  room: Room;
  isNew: boolean;
};

function PeriodFields({ form: typed, room, isNew }: FieldsProps) {
  // What the form becomes when it is sent is none of its fields' business.
  const form = typed as unknown as UseFormReturn<PeriodForm>;
  const { rooms, sections } = useContent().content;
  const { currencySign } = sections.hotelInfo;
  const money = useMoney();
  const wrongFirst = useFieldError(form, 'firstNight');
  const wrongLast = useFieldError(form, 'lastNight');
  const wrongRooms = useFieldError(form, 'roomIds');
  const lastNight = useWatch({ control: form.control, name: 'lastNight' });
  const { field: endless } = useController({ control: form.control, name: 'endless' });
  const { field: throughout } = useController({ control: form.control, name: 'throughout' });
  const [percent, setPercent] = useState('');

  function takePercent(value: string): void {
    setPercent(value);
    const typedPercent = Number.parseFloat(value);
    if (!Number.isNaN(typedPercent))
      form.setValue('price', withPercent(room.price, typedPercent), {
        shouldDirty: true,
        shouldValidate: true,
      });
  }

  return (
    <>
      <TextField form={form} name="name" label={words.name} hint={words.nameHint} />
      {isNew && rooms.length > 1 && (
        <>
          <ChecksField
            form={form}
            name="roomIds"
            legend={words.rooms}
            choices={rooms.map(({ id, name }) => [id, name])}
          />
          {wrongRooms && <p className="err">{wrongRooms}</p>}
          <Button
            variant="ghost"
            size="small"
            onClick={() =>
              form.setValue(
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
        <Field label={words.firstNight} error={wrongFirst}>
          {(control) => <input {...control} {...form.register('firstNight')} type="date" />}
        </Field>
        {!endless.value && (
          <Field
            label={words.lastNight}
            error={wrongLast}
            hint={
              isCalendarDate(lastNight)
                ? words.departure(formatDate(addDays(lastNight, 1)))
                : undefined
            }
          >
            {(control) => <input {...control} {...form.register('lastNight')} type="date" />}
          </Field>
        )}
      </div>
      <div className="checks grid-cols-1">
        <Check checked={endless.value} onChange={endless.onChange}>
          {words.endless}
        </Check>
      </div>
      <ChecksField
        form={form}
        name="weekdays"
        legend={words.only}
        hint={words.onlyHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
      <div className="two">
        <NumberField
          form={form}
          name="price"
          label={words.price(currencySign)}
          min={0}
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
        <div className="weekday-prices">
          {WEEKDAYS.map((day) => (
            <NumberField
              key={day}
              form={form}
              name={`weekdayPrices.${day}`}
              label={calendarWords.weekdays[day - 1]?.[1] ?? ''}
              min={0}
              max={PRICE_MAX}
              step="any"
            />
          ))}
        </div>
        <p className="hint">{words.weekdaysHint}</p>
      </fieldset>
      <NumberField
        form={form}
        name="minNights"
        label={words.least}
        note={commonWords.optional}
        min={NIGHTS_MIN}
        max={STAFF_NIGHTS_MAX}
      />
      <div className="checks grid-cols-1">
        <Check checked={throughout.value} onChange={throughout.onChange}>
          {words.throughout}
        </Check>
      </div>
      <ChecksField
        form={form}
        name="arrivalDays"
        legend={words.arrival}
        hint={words.arrivalHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
    </>
  );
}
