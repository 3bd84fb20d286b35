import { useFormState, useWatch } from 'react-hook-form';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { NumberField } from '@/hotel/editing/admin/NumberField';
import { addDays, formatDate, isCalendarDate } from '@/hotel/time/dates';
import { CAPACITY_MAX, GUESTS_MIN, NIGHTS_MIN, STAFF_NIGHTS_MAX } from '@/hotel/rules/limits';
import type { StayDraft } from '@/hotel/reservations/reservation';
import { useContent } from '@/hotel/content/queries/content';
import { Field } from '@/ui/Field';
import { stayFormWords } from '@/words/staff';

type Props = {
  form: UseFormReturn<StayDraft>;
  /** Stands in the choice although the house no longer offers it. */
  goneRoom?: { id: string; name: string };
};

/** Room, arrival, nights and guests. */
export function StayFormFields({ form, goneRoom }: Props) {
  const { rooms } = useContent().content;
  const { errors } = useFormState({ control: form.control });
  const [roomId, checkIn, nights] = useWatch({
    control: form.control,
    name: ['roomId', 'checkIn', 'nights'],
  });
  const isGone = goneRoom !== undefined && rooms.every(({ id }) => id !== goneRoom.id);
  const capacity = rooms.find(({ id }) => id === roomId)?.capacity ?? CAPACITY_MAX;
  const error = (name: FieldPath<StayDraft>) => errors[name]?.message;
  const until =
    isCalendarDate(checkIn) && nights >= NIGHTS_MIN && nights <= STAFF_NIGHTS_MAX
      ? stayFormWords.departure(formatDate(addDays(checkIn, nights)))
      : undefined;
  return (
    <>
      <div className="two">
        <Field label={stayFormWords.room} error={error('roomId')}>
          {(control) => (
            <select {...control} {...form.register('roomId')}>
              {isGone && (
                <option value={goneRoom.id}>{stayFormWords.noLongerOffered(goneRoom.name)}</option>
              )}
              {rooms.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={stayFormWords.checkIn} hint={until} error={error('checkIn')}>
          {(control) => <input {...control} {...form.register('checkIn')} type="date" />}
        </Field>
      </div>
      <div className="two stay-numbers">
        <NumberField
          form={form}
          name="nights"
          label={stayFormWords.nights}
          min={NIGHTS_MIN}
          max={STAFF_NIGHTS_MAX}
        />
        <NumberField
          form={form}
          name="guests"
          label={stayFormWords.guests}
          min={GUESTS_MIN}
          max={capacity}
        />
      </div>
    </>
  );
}
