import { useFormContext, useWatch } from 'react-hook-form';
import { useState } from 'react';

import { closingDraftSchema, draftOf } from '@/desk/closed-dates/closing';
import type { Closing, ClosingDraft } from '@/desk/closed-dates/closing';
import { useRemoveClosing, useSaveClosing } from '@/desk/closed-dates/staff-calls/closings';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { closingWords as words, commonWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { FormDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { UNITS_MAX } from '@/basics/rules/limits';

type Props = { closing?: Closing; roomId: string; night: string; onClose: () => void };

export function ClosingDialog({ closing, roomId, night, onClose }: Props) {
  // One closing keeps its uuid over all tries, so that only one is ever stored for it.
  const [id] = useState(newUuid);
  const save = useSaveClosing();
  const remove = useRemoveClosing();
  const isSending = save.isPending || remove.isPending;
  const { frame } = useFormDialog({
    schema: closingDraftSchema,
    value: closing
      ? draftOf(closing)
      : { roomId, firstNight: night, lastNight: night, rooms: 1, reason: '' },
    isSending,
    send: (draft) => save.mutate({ id, of: closing, draft }, { onSuccess: onClose }),
  });

  function open(of: Closing): void {
    if (!isSending) remove.mutate(of.id, { onSuccess: onClose });
  }

  return (
    <FormDialog
      {...frame}
      isSending={save.isPending}
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
    </FormDialog>
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
        <ChoiceField
          name="roomId"
          label={words.room}
          choices={rooms.map(({ id, name }) => [id, name])}
        />
        <NumberField
          name="rooms"
          label={words.rooms}
          min={1}
          max={units}
          hint={words.units(units)}
        />
      </div>
      <div className="two">
        <TextField name="firstNight" label={words.firstNight} type="date" />
        <TextField name="lastNight" label={words.lastNight} type="date" hint={openAgain} />
      </div>
      <TextField name="reason" label={words.reason} hint={words.reasonHint} />
    </>
  );
}
