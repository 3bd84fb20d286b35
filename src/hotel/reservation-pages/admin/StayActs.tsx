import { CalendarDays, Link2, Mail, Printer, UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { GuestPageLink } from '@/hotel/guest-page/admin/GuestPageLink';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { guestDraftSchema } from '@/hotel/reservations/reservation';
import type { Reservation, GuestDraft } from '@/hotel/reservations/reservation';
import { paperPath } from '@/hotel/rules/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import {
  guestPageWords,
  paperWords,
  partWords,
  stayWords,
  guestWords,
  guestLanguageWords,
  stayFormWords,
} from '@/words/staff';
import type { UseFormReturn } from 'react-hook-form';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { DraftDialog } from '@/hotel/editing/admin/DraftDialog';
import { guestDraftKey } from '@/hotel/drafts/admin/drafts';
import { useSectionForm } from '@/hotel/editing/admin/use-section-form';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { changedFields } from '@/hotel/rules/merge';
import { LanguageField, StayGuestFields } from '@/hotel/reservations/admin/StayGuestFields';

type Props = {
  reservation: Reservation;
  /** Undefined once dates and room can no longer be set. */
  onMove: (() => void) | undefined;
  /** Undefined while a letter is open, and for an erased guest. */
  onWrite: (() => void) | undefined;
};

/** What else can be done with a stay. */
export function StayActs({ reservation, onMove, onWrite }: Props) {
  const { id, checkIn, erasedAt } = reservation;
  const [isShowing, setShowing] = useState(false);
  return (
    <>
      <div className="detail-acts stay-acts mt-4 gap-x-[1.4rem] gap-y-0">
        {onMove && (
          <Button variant="ghost" onClick={onMove}>
            <CalendarDays className="icon" aria-hidden="true" />
            {checkIn ? stayWords.change : stayWords.chooseDate}
          </Button>
        )}
        <EditGuestButton reservation={reservation} />
        {onWrite && (
          <Button variant="ghost" onClick={onWrite}>
            <Mail className="icon" aria-hidden="true" />
            {stayWords.write}
          </Button>
        )}
        {!erasedAt && !isShowing && (
          <Button variant="ghost" onClick={() => setShowing(true)}>
            <Link2 className="icon" aria-hidden="true" />
            {guestPageWords.open}
          </Button>
        )}
        <Link className={buttonClass('ghost')} to={paperPath(id)}>
          <Printer className="icon" aria-hidden="true" />
          {paperWords.link}
        </Link>
      </div>
      {isShowing && (
        <StaffPart name={partWords.reservation} data={[id]}>
          <GuestPageLink reservation={reservation} />
        </StaffPart>
      )}
    </>
  );
}

/** The way to put a guest's data right; not once they are erased. */
function EditGuestButton({ reservation }: { reservation: Reservation }) {
  const [isOpen, setOpen] = useState(false);
  if (reservation.erasedAt) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <UserRoundPen className="icon" aria-hidden="true" />
        {guestWords.edit}
      </Button>
      {isOpen && <EditGuestDialog reservation={reservation} onClose={() => setOpen(false)} />}
    </>
  );
}

type EditGuestDialogProps = { reservation: Reservation; onClose: () => void };

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
function EditGuestDialog({ reservation, onClose }: EditGuestDialogProps) {
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
