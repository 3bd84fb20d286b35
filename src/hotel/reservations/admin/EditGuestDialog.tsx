import type { UseFormReturn } from 'react-hook-form';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { DraftDialog } from '@/hotel/editing/admin/DraftDialog';
import { guestDraftKey } from '@/hotel/drafts/admin/drafts';
import { useSectionForm } from '@/hotel/editing/admin/use-section-form';
import { guestDraftSchema } from '@/hotel/reservations/reservation';
import type { GuestDraft, Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { changedFields } from '@/hotel/rules/merge';
import { guestLanguageWords, guestWords, stayFormWords } from '@/words/staff';
import { LanguageField } from './LanguageField';
import { StayGuestFields } from './StayGuestFields';

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
  const userId = useUserId();
  const change = useChangeReservation();
  const editor = useSectionForm<GuestDraft>({
    draftKey: guestDraftKey(`data/${id}`, userId),
    schema: guestDraftSchema,
    value: { guestName: guestName ?? '', email: email ?? '', phone: phone ?? '', language },
    save: async ({ base, mine }) => {
      const fields = changedFields(base, mine).map((field) => [field, mine[field]]);
      if (fields.length > 0)
        await change.mutateAsync({ of: reservation, change: Object.fromEntries(fields) });
      onClose();
    },
  });
  const { form } = editor;

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      title={guestWords.edit}
      description={guestWords.editText}
      cancel={stayFormWords.cancel}
      submit={guestWords.save}
      isSending={change.isPending}
      onClose={onClose}
    >
      <StayGuestFields form={form}>
        <LanguageField
          form={form as unknown as UseFormReturn<Pick<GuestDraft, 'language'>>}
          current={reservation.language}
        />
      </StayGuestFields>
    </DraftDialog>
  );
}
