import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { closingDraftSchema, draftOf } from '@/desk/closed-dates/closing';
import type { Closing, ClosingDraft } from '@/desk/closed-dates/closing';
import {
  useRemoveClosing,
  useSaveClosing,
} from '@/desk/closed-dates/staff-queries/closings-queries';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { closingWords as words, partWords, commonWords } from '@/words/staff';
import { useContent } from '@/content/store/queries/content';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { addDays, formatDate, isCalendarDate } from '@/basics/time/dates';
import { UNITS_MAX } from '@/basics/rules/limits';
import { Field } from '@/ui/Field';

type Props = { closing?: Closing; roomId: string; night: string; onClose: () => void };

export function ClosingDialog({ closing, roomId, night, onClose }: Props) {
  const formId = useId();
  // One closing keeps its uuid over all tries, so that only one is ever stored for it.
  const [id] = useState(newUuid);
  const save = useSaveClosing();
  const remove = useRemoveClosing();
  const form = useForm<ClosingDraft>({
    defaultValues: closing
      ? draftOf(closing)
      : { roomId, firstNight: night, lastNight: night, rooms: 1, reason: '' },
    resolver: valibotResolver<ClosingDraft, unknown, ClosingDraft>(closingDraftSchema),
  });
  const { isDirty } = useFormState({ control: form.control });

  function store(draft: ClosingDraft): void {
    if (save.isPending || remove.isPending) return;
    save.mutate({ id, of: closing, draft }, { onSuccess: onClose });
  }

  function open(of: Closing): void {
    if (!save.isPending && !remove.isPending) remove.mutate(of.id, { onSuccess: onClose });
  }

  return (
    <Dialog
      open
      // A click beside it must not lose what was typed.
      onOpenChange={(isOpen) => !isOpen && !isDirty && onClose()}
      title={closing ? words.change : words.close}
      description={words.text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          {closing && (
            <Button variant="ghost" loading={remove.isPending} onClick={() => open(closing)}>
              {words.open}
            </Button>
          )}
          <Button type="submit" form={formId} loading={save.isPending}>
            {closing ? commonWords.save : words.close}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(store)(event)}>
        <StaffPart name={partWords.form}>
          <ClosingFields form={form} />
        </StaffPart>
      </form>
    </Dialog>
  );
}

function ClosingFields({ form }: { form: UseFormReturn<ClosingDraft> }) {
  const { rooms } = useContent().content;
  const { errors } = useFormState({ control: form.control });
  const [roomId, lastNight] = useWatch({ control: form.control, name: ['roomId', 'lastNight'] });
  const units = rooms.find(({ id }) => id === roomId)?.units ?? UNITS_MAX;
  const openAgain = isCalendarDate(lastNight)
    ? words.openAgain(formatDate(addDays(lastNight, 1)))
    : undefined;
  return (
    <>
      <div className="two">
        <ChoiceField
          form={form}
          name="roomId"
          label={words.room}
          choices={rooms.map(({ id, name }) => [id, name])}
        />
        <NumberField
          form={form}
          name="rooms"
          label={words.rooms}
          min={1}
          max={units}
          hint={words.units(units)}
        />
      </div>
      <div className="two">
        <Field label={words.firstNight} error={errors.firstNight?.message}>
          {(control) => <input {...control} {...form.register('firstNight')} type="date" />}
        </Field>
        <Field label={words.lastNight} hint={openAgain} error={errors.lastNight?.message}>
          {(control) => <input {...control} {...form.register('lastNight')} type="date" />}
        </Field>
      </div>
      <TextField form={form} name="reason" label={words.reason} hint={words.reasonHint} />
    </>
  );
}
