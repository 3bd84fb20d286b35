import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  CheckboxesField,
  NumberField,
  TextField,
  CheckboxField,
} from '@/kit/editors/admin/form-fields';
import { NumberInput } from '@/kit/editors/admin/NumberInput';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { withPercent } from '@/selling/prices/night-price';
import { WEEKDAYS, type PeriodForm } from '@/selling/prices/period-form';
import type { Room } from '@/content/schema/room';
import { NIGHTS_MIN, PRICE_MAX, STAFF_NIGHTS_MAX } from '@/basics/rules/limits';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { SmallButton } from '@/ui/SmallButton';
import { calendarWords } from '@/words/visitors';
import { periodWords as words } from '@/words/staff';

export function PeriodFields({ room, isNew }: { room: Room; isNew: boolean }) {
  const { control, setValue } = useFormContext<PeriodForm>();
  const { rooms, sections } = useContent().content;
  const { currencySign } = sections.hotelInfo;
  const money = useMoney();
  const [lastNight, endless, price] = useWatch({
    control,
    name: ['lastNight', 'endless', 'price'],
  });
  const { field: percent } = useController({ control, name: 'percent' });

  const exact = withPercent(room.price, percent.value);
  const takePrice = (dollars: number) =>
    setValue('price', dollars, { shouldDirty: true, shouldValidate: true });

  function takePercent(typed: number): void {
    percent.onChange(typed);
    if (!Number.isNaN(typed)) takePrice(withPercent(room.price, typed));
  }

  return (
    <>
      <TextField name="name" hint={words.nameHint} />
      {isNew && rooms.length > 1 && (
        <>
          <CheckboxesField name="roomIds" choices={rooms.map(({ id, name }) => [id, name])} />
          <SmallButton
            label={words.allRooms}
            onClick={() =>
              setValue(
                'roomIds',
                rooms.map(({ id }) => id),
                { shouldDirty: true },
              )
            }
          />
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
        <CheckboxField name="endless" />
      </div>
      <CheckboxesField
        name="weekdays"
        hint={words.onlyHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
      <div className="two">
        <NumberField name="price" label={words.price(currencySign)} max={PRICE_MAX} step="any" />
        <NumberInput
          {...percent}
          label={words.percent}
          hint={words.percentHint(money(room.price))}
          min={-100}
          step="any"
          onChange={takePercent}
        />
      </div>
      {price === exact && !Number.isInteger(exact) && (
        <SmallButton
          label={words.round(money(Math.round(exact)))}
          onClick={() => takePrice(Math.round(exact))}
        />
      )}
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
        <CheckboxField name="throughout" />
      </div>
      <CheckboxesField
        name="arrivalDays"
        hint={words.arrivalHint}
        choices={WEEKDAYS.map((day) => [String(day), calendarWords.weekdays[day - 1]?.[1] ?? ''])}
      />
    </>
  );
}
