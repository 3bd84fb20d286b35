import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { TextField } from '@/hotel/editing/admin/TextField';
import { guestDraftSchema } from '@/hotel/reservations/reservation';
import type { GuestDraft, Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { guestWords, stayFormWords } from '@/words/staff';
import { LanguageField } from './LanguageField';

type Props = { reservation: Reservation; isOpen: boolean; onClose: () => void };

/** Puts a guest's name, e-mail and phone right. What was typed stays when it cannot be stored. */
export function EditGuestDialog({ reservation, isOpen, onClose }: Props) {
  const formId = useId();
  const change = useChangeReservation();
  const form = useForm<GuestDraft>({
    defaultValues: {
      guestName: reservation.guestName ?? '',
      email: reservation.email ?? '',
      phone: reservation.phone ?? '',
      language: reservation.language,
    },
    resolver: valibotResolver<GuestDraft, unknown, GuestDraft>(guestDraftSchema),
  });
  const { isDirty } = useFormState({ control: form.control });

  function save(draft: GuestDraft): void {
    if (change.isPending) return;
    change.mutate({ of: reservation, change: draft }, { onSuccess: onClose });
  }

  return (
    <Dialog
      open={isOpen}
      // A click beside it must not lose what was typed.
      onOpenChange={(open) => !open && !isDirty && onClose()}
      title={guestWords.edit}
      description={guestWords.editText}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {guestWords.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
        <TextField
          form={form}
          name="guestName"
          label={stayFormWords.guest}
          note={stayFormWords.guestNote}
        />
        <div className="two">
          <TextField form={form} name="email" label={stayFormWords.email} type="email" />
          <TextField
            form={form}
            name="phone"
            label={stayFormWords.phone}
            type="tel"
            note={stayFormWords.optional}
          />
        </div>
        <LanguageField
          form={form as unknown as UseFormReturn<Pick<GuestDraft, 'language'>>}
          current={reservation.language}
        />
      </form>
    </Dialog>
  );
}
