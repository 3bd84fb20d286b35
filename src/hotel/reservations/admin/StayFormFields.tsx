import { useWatch, type UseFormReturn } from 'react-hook-form';
import { ChoiceField, NumberField, useFieldError } from '@/hotel/editing/admin/form-fields';
import { addDays, formatDate, isCalendarDate } from '@/hotel/time/dates';
import { CAPACITY_MAX, GUESTS_MIN, NIGHTS_MIN, STAFF_NIGHTS_MAX } from '@/hotel/rules/limits';
import type { StayDraft } from '@/hotel/reservations/reservation';
import { useContent } from '@/hotel/content/queries/content';
import { Field } from '@/ui/Field';
import { stayFormWords as words } from '@/words/staff';

type Props = {
  form: UseFormReturn<StayDraft>;
  /** Stands in the choice although the house no longer offers it. */
  goneRoom?: { id: string; name: string };
};

/** Room, arrival, nights and guests. */
export function StayFormFields({ form, goneRoom }: Props) {
  const { rooms } = useContent().content;
  const [roomId, checkIn, nights] = useWatch({
    control: form.control,
    name: ['roomId', 'checkIn', 'nights'],
  });
  const wrongDay = useFieldError(form, 'checkIn');
  const isGone = goneRoom !== undefined && rooms.every(({ id }) => id !== goneRoom.id);
  const capacity = rooms.find(({ id }) => id === roomId)?.capacity ?? CAPACITY_MAX;
  const until =
    isCalendarDate(checkIn) && nights >= NIGHTS_MIN && nights <= STAFF_NIGHTS_MAX
      ? words.departure(formatDate(addDays(checkIn, nights)))
      : undefined;
  return (
    <>
      <div className="two">
        <ChoiceField
          form={form}
          name="roomId"
          label={words.room}
          choices={[
            ...(isGone ? [[goneRoom.id, words.noLongerOffered(goneRoom.name)] as const] : []),
            ...rooms.map(({ id, name }) => [id, name] as const),
          ]}
        />
        <Field label={words.checkIn} hint={until} error={wrongDay}>
          {(control) => <input {...control} {...form.register('checkIn')} type="date" />}
        </Field>
      </div>
      <div className="two [--two-min:7rem]">
        <NumberField
          form={form}
          name="nights"
          label={words.nights}
          min={NIGHTS_MIN}
          max={STAFF_NIGHTS_MAX}
        />
        <NumberField
          form={form}
          name="guests"
          label={words.guests}
          min={GUESTS_MIN}
          max={capacity}
        />
      </div>
    </>
  );
}
