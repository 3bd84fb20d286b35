import { useFormContext, useWatch } from 'react-hook-form';

import { closingDraftSchema, draftOf } from '@/desk/closed-dates/closing';
import type { Closing, ClosingDraft } from '@/desk/closed-dates/closing';
import { useRemoveClosing, useSaveClosing } from '@/desk/closed-dates/staff-calls/closings';
import { Button } from '@/ui/Button';
import { closingWords as words, commonWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { DraftDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { UNITS_MAX } from '@/basics/rules/limits';

const LABELS: Record<keyof ClosingDraft, string> = {
  roomId: words.room,
  rooms: words.rooms,
  firstNight: words.firstNight,
  lastNight: words.lastNight,
  reason: words.reason,
};

type Props = { closing?: Closing; roomId: string; night: string; onClose: () => void };

export function ClosingDialog({ closing, roomId, night, onClose }: Props) {
  const save = useSaveClosing();
  const remove = useRemoveClosing();
  const editor = useFormDialog({
    draft: `closing/${closing?.id ?? 'new'}`,
    schema: closingDraftSchema,
    value: closing
      ? draftOf(closing)
      : { roomId, firstNight: night, lastNight: night, rooms: 1, reason: '' },
    send: async (draft) => {
      await save.mutateAsync({ id: editor.newId, of: closing, draft });
      onClose();
    },
  });

  function open(of: Closing): void {
    if (!editor.isSaving && !remove.isPending) remove.mutate(of.id, { onSuccess: onClose });
  }

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      title={closing ? words.change : words.close}
      description={words.text}
      submit={closing ? commonWords.save : words.close}
      onClose={onClose}
      acts={
        closing && (
          <Button variant="ghost" loading={remove.isPending} onClick={() => open(closing)}>
            {words.open}
          </Button>
        )
      }
    >
      <ClosingFields />
    </DraftDialog>
  );
}

function ClosingFields() {
  const { rooms } = useContent().content;
  const { control } = useFormContext<ClosingDraft>();
  const [roomId, lastNight] = useWatch({ control, name: ['roomId', 'lastNight'] });
  const units = rooms.find(({ id }) => id === roomId)?.units ?? UNITS_MAX;
  const openAgain = isCalendarDate(lastNight)
    ? words.openAgain(formatDate(addDays(lastNight, 1)))
    : undefined;
  return (
    <>
      <div className="two">
        <ChoiceField name="roomId" choices={rooms.map(({ id, name }) => [id, name])} />
        <NumberField name="rooms" min={1} max={units} hint={words.units(units)} />
      </div>
      <div className="two">
        <TextField name="firstNight" type="date" />
        <TextField name="lastNight" type="date" hint={openAgain} />
      </div>
      <TextField name="reason" hint={words.reasonHint} />
    </>
  );
}
