import { CalendarDays, Link2, Mail, Printer, UserRoundPen, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { Link } from '@/ui/router';
import { GuestPageLink } from '@/guests/my-stay/admin/GuestPageLink';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { guestDraftSchema, type Reservation, type GuestDraft } from '@/desk/stays/reservation';
import { documentsPath } from '@/basics/rules/paths';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { guestPageWords, paperWords, partWords, stayWords, stayFormWords } from '@/words/staff';
import { useUserId } from '@/basics/session/staff-calls/session';
import { DraftDialog } from '@/kit/editors/admin/FormDialog';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { changedFields } from '@/basics/rules/merge';
import { LanguageField, StayGuestFields } from '@/desk/stays/admin/stay-fields';

type Props = {
  reservation: Reservation;
  /** Undefined once dates and room can no longer change. */
  onMove: (() => void) | undefined;
  /** Undefined while an email is open, and for a guest whose data was erased. */
  onWrite: (() => void) | undefined;
};

export function StayButtons({ reservation, onMove, onWrite }: Props) {
  const { id, checkIn, erasedAt } = reservation;
  const [isShowing, setShowing] = useState(false);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <div className="detail-acts stay-acts mt-4 gap-x-[1.4rem] gap-y-0">
        {onMove &&
          act(CalendarDays, checkIn ? stayFormWords.changeStay : stayWords.chooseDate, onMove)}
        {!erasedAt && act(UserRoundPen, stayWords.edit, () => setEditing(true))}
        {onWrite && act(Mail, stayWords.write, onWrite)}
        {!erasedAt && !isShowing && act(Link2, guestPageWords.open, () => setShowing(true))}
        <Link className={buttonClass('ghost')} to={documentsPath(id)}>
          <Printer className="icon" aria-hidden="true" />
          {paperWords.link}
        </Link>
      </div>
      {isEditing && <EditGuestDialog reservation={reservation} onClose={() => setEditing(false)} />}
      {isShowing && (
        <StaffErrorBoundary name={partWords.reservation} data={[id]}>
          <GuestPageLink reservation={reservation} />
        </StaffErrorBoundary>
      )}
    </>
  );
}

function act(icon: LucideIcon, label: string, onClick: () => void) {
  return (
    <Button icon={icon} variant="ghost" onClick={onClick}>
      {label}
    </Button>
  );
}

type EditProps = { reservation: Reservation; onClose: () => void };

const LABELS: Record<keyof GuestDraft, string> = {
  guestName: stayFormWords.guest,
  email: stayFormWords.email,
  phone: stayFormWords.phone,
  language: stayFormWords.label,
};

/** Corrects a guest's data; shows conflicts with other people's changes. */
function EditGuestDialog({ reservation, onClose }: EditProps) {
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

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      title={stayWords.edit}
      description={stayWords.editText}
      submit={stayWords.save}
      onClose={onClose}
    >
      <StayGuestFields>
        <LanguageField current={reservation.language} />
      </StayGuestFields>
    </DraftDialog>
  );
}
