import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { useUserId } from '@/basics/session/staff-calls/session';
import { ConflictNotice } from '@/kit/editors/admin/DraftNotices';
import { guestDraftKey } from '@/basics/drafts/admin/drafts';
import { TextField } from '@/kit/editors/admin/form-fields';
import { useSectionForm } from '@/kit/editors/admin/use-section-form';
import { STAFF_NOTES_MAX } from '@/basics/rules/limits';
import { text } from '@/basics/rules/text-schema';
import type { Reservation } from '@/desk/stays/reservation';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { SmallButton } from '@/ui/SmallButton';
import { stayFormWords as words } from '@/words/staff';
import { Form } from '@/ui/Form';

const schema = v.object({ notes: text(STAFF_NOTES_MAX) });

/** Staff's note on a stay, with a draft and a choice if another user changed the note. */
export function NotesField({ reservation }: { reservation: Reservation }) {
  const { id, notes } = reservation;
  const userId = useUserId();
  const change = useChangeReservation();
  const editor = useSectionForm<{ notes: string }>({
    draftKey: guestDraftKey(`note/${id}`, userId),
    schema,
    value: { notes },
    save: ({ mine }) => change.mutateAsync({ of: reservation, change: mine }),
  });
  const { clashes, conflict } = editor;
  const isChanged = editor.values.notes.trim() !== notes;

  return (
    <Form className="note-field mt-[1.6rem]" onSubmit={() => void editor.submit()}>
      <ConflictNotice
        ref={conflict}
        clashes={clashes}
        labels={{ notes: words.note }}
        onChoose={editor.choose}
      />
      <FormProvider {...editor.form}>
        {' '}
        <TextField name="notes" label={words.note} note={words.noteNote} rows={3} />
      </FormProvider>{' '}
      <SmallButton
        label={words.saveNote}
        type="submit"
        className="mt-[0.6rem]"
        hidden={!isChanged}
        loading={editor.isSaving}
      />
    </Form>
  );
}
