import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { closingDraftSchema, draftOf } from '@/hotel/closings/closing';
import type { Closing, ClosingDraft } from '@/hotel/closings/closing';
import { useRemoveClosing, useSaveClosing } from '@/hotel/closings/staff-queries/closings';
import { StaffPart } from '@/hotel/page/admin/StaffPart';
import { newUuid } from '@/lib/uuid';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { closingWords, partWords } from '@/words/staff';
import { ClosingFields } from './ClosingFields';

type Props = {
  /** The one that is changed; undefined for a new one. */
  closing?: Closing;
  /** What a new one begins with. */
  roomId: string;
  night: string;
  onClose: () => void;
};

/** Closes rooms for some nights, changes that, or opens them again. */
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
      title={closing ? closingWords.change : closingWords.close}
      description={closingWords.text}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {closingWords.cancel}
          </Button>
          {closing && (
            <Button variant="ghost" loading={remove.isPending} onClick={() => open(closing)}>
              {closingWords.open}
            </Button>
          )}
          <Button type="submit" form={formId} loading={save.isPending}>
            {closing ? closingWords.save : closingWords.close}
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
