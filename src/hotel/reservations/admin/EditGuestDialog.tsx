import { useId, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { ConflictNotice } from '@/hotel/editing/admin/ConflictNotice';
import { guestDraftKey } from '@/hotel/editing/admin/drafts';
import { TextField } from '@/hotel/editing/admin/TextField';
import { useSectionForm } from '@/hotel/editing/admin/use-section-form';
import { guestDraftSchema } from '@/hotel/reservations/reservation';
import type { GuestDraft, Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { changedFields } from '@/hotel/rules/merge';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { editorWords, guestLanguageWords, guestWords, stayFormWords } from '@/words/staff';
import { LanguageField } from './LanguageField';

type Props = { reservation: Reservation; onClose: () => void };

const LABELS: Record<keyof GuestDraft, string> = {
  guestName: stayFormWords.guest,
  email: stayFormWords.email,
  phone: stayFormWords.phone,
  language: guestLanguageWords.label,
};

/**
 * Puts a guest's name, e-mail and phone right. What was typed stays when it cannot be stored; what
 * somebody else changes meanwhile is followed, or put to the choice.
 */
export function EditGuestDialog({ reservation, onClose }: Props) {
  const { id, guestName, email, phone, language } = reservation;
  const formId = useId();
  const conflict = useRef<HTMLElement>(null);
  const session = useSession();
  const change = useChangeReservation();
  const editor = useSectionForm<GuestDraft>({
    draftKey: guestDraftKey(`data/${id}`, session.status === 'signed-in' ? session.user.id : ''),
    schema: guestDraftSchema,
    value: { guestName: guestName ?? '', email: email ?? '', phone: phone ?? '', language },
    save: async ({ base, mine }) => {
      const fields = changedFields(base, mine).map((field) => [field, mine[field]]);
      if (fields.length > 0)
        await change.mutateAsync({ of: reservation, change: Object.fromEntries(fields) });
      onClose();
    },
  });
  const { form, clashes, dirty } = editor;

  function leave(): void {
    editor.discard();
    onClose();
  }

  return (
    <Dialog
      open
      // A click beside it must not lose what was typed.
      onOpenChange={(open) => !open && dirty.length === 0 && leave()}
      title={guestWords.edit}
      description={guestWords.editText}
      footer={
        <>
          <Button variant="ghost" onClick={leave}>
            {stayFormWords.cancel}
          </Button>
          <Button type="submit" form={formId} loading={change.isPending}>
            {guestWords.save}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (clashes.length > 0) conflict.current?.focus();
          else void editor.submit();
        }}
      >
        {editor.wasRestored && dirty.length > 0 && (
          <p className="notice" role="status">
            {editorWords.restored}
          </p>
        )}
        <ConflictNotice<GuestDraft>
          ref={conflict}
          clashes={clashes}
          labels={LABELS}
          onChoose={editor.choose}
        />
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
