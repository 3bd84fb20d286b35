import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import {
  blankBooking,
  RESERVATION_SOURCES,
  SOURCE_LABEL,
  staffBookingSchema,
} from '@/hotel/reservations/reservation';
import type { Reservation, StaffBooking, StayDraft } from '@/hotel/reservations/reservation';
import { newUuid } from '@/lib/uuid';
import { useContent } from '@/hotel/content/queries/content';
import { freeDatesOf, useAddReservation } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { stayFormWords } from '@/words/staff';
import { Refusal } from './Refusal';
import { StayFormFields } from './StayFormFields';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (reservation: Reservation) => void;
  roomId?: string;
  checkIn?: string;
};

/** The dialog for one booking that staff enter. What was typed stays when it cannot be stored. */
export function AddBookingForm({ isOpen, onClose, onAdded, roomId, checkIn }: Props) {
  const { rooms } = useContent().content;
  const formId = useId();
  // One booking keeps its uuid over all tries, so that only one row is ever stored for it.
  const [id] = useState(newUuid);
  const add = useAddReservation();
  const form = useForm<StaffBooking>({
    defaultValues: blankBooking(roomId ?? rooms[0]?.id ?? '', checkIn),
    resolver: valibotResolver<StaffBooking, unknown, StaffBooking>(staffBookingSchema),
  });
  const { isDirty } = useFormState({ control: form.control });

  function save(booking: StaffBooking): void {
    if (add.isPending) return;
    const done = (stored: Reservation) => {
      onClose();
      onAdded(stored);
    };
    add.mutate({ id, booking }, { onSuccess: done });
  }

  return (
    <Dialog
      open={isOpen}
      // A click beside it must not lose what was typed.
      onOpenChange={(open) => !open && !isDirty && onClose()}
      title={stayFormWords.addBooking}
      description={stayFormWords.addText}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={add.isPending}>
            {stayFormWords.addBooking}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <Refusal
          dates={freeDatesOf(add.error)}
          onChoose={(date) => form.setValue('checkIn', date)}
        />
        <div className="two">
          <TextField
            form={form}
            name="guestName"
            label={stayFormWords.guest}
            note={stayFormWords.guestNote}
          />
          <TextField form={form} name="email" label={stayFormWords.email} type="email" />
        </div>
        <div className="two">
          <TextField
            form={form}
            name="phone"
            label={stayFormWords.phone}
            type="tel"
            note={stayFormWords.optional}
          />
          <Field label={stayFormWords.source}>
            {(control) => (
              <select {...control} {...form.register('source')}>
                {RESERVATION_SOURCES.map((source) => (
                  <option key={source} value={source}>
                    {SOURCE_LABEL[source]}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        {/* A booking holds all that a stay does, and more. */}
        <StayFormFields form={form as unknown as UseFormReturn<StayDraft>} />
        <TextField
          form={form}
          name="notes"
          label={stayFormWords.note}
          note={stayFormWords.noteNote}
          rows={3}
        />
        <div className="checks mt-3">
          <label>
            <input type="checkbox" {...form.register('isConfirmed')} />
            {stayFormWords.confirmAtOnce}
          </label>
        </div>
      </form>
    </Dialog>
  );
}
