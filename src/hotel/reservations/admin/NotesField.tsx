import { useId, useState } from 'react';
import { guestDraftKey, readDraft, removeDraft, writeDraft } from '@/hotel/editing/admin/drafts';
import { STAFF_NOTES_MAX } from '@/hotel/rules/limits';
import type { Reservation } from '@/hotel/reservations/reservation';
import { useChangeReservation } from '@/hotel/reservations/staff-queries/reservations';
import { useSession } from '@/hotel/accounts/staff-queries/session';
import { Button } from '@/ui/Button';
import { stayFormWords } from '@/words/staff';

/** A note that only staff see. What is typed and not saved is kept in this browser. */
export function NotesField({ reservation }: { reservation: Reservation }) {
  const { id, notes } = reservation;
  const session = useSession();
  const key = guestDraftKey(`note/${id}`, session.status === 'signed-in' ? session.user.id : '');
  const [typed, setTyped] = useState(() => {
    const kept = readDraft(key)?.['notes']?.mine;
    return typeof kept === 'string' ? kept : undefined;
  });
  const save = useChangeReservation();
  const fieldId = useId();
  const isChanged = typed !== undefined && typed.trim() !== notes;

  function type(text: string): void {
    setTyped(text);
    if (text.trim() === notes) removeDraft(key);
    else writeDraft(key, { notes: { base: notes, mine: text } });
  }

  function store(): void {
    if (typed === undefined) return;
    const done = () => {
      removeDraft(key);
      setTyped(undefined);
    };
    save.mutate({ of: reservation, change: { notes: typed.trim() } }, { onSuccess: done });
  }

  return (
    <div className="field detail-part note-field">
      <label htmlFor={fieldId}>
        {stayFormWords.note} <span className="hint">{stayFormWords.noteNote}</span>
      </label>
      <textarea
        id={fieldId}
        className="input"
        dir="auto"
        rows={3}
        maxLength={STAFF_NOTES_MAX}
        value={typed ?? notes}
        onChange={(event) => type(event.target.value)}
      />
      {isChanged && (
        <Button variant="ghost" size="small" loading={save.isPending} onClick={store}>
          {stayFormWords.saveNote}
        </Button>
      )}
    </div>
  );
}
