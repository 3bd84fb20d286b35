import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { commonWords, editorWords } from '@/words/staff';
import { SmallButton } from '@/ui/SmallButton';

type Props = { question: string; onConfirm: () => Promise<void>; onCancel: () => void };

export function ConfirmDelete({ question, onConfirm, onCancel }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  // Focuses Cancel, so that pressing Enter twice does not delete.
  useEffect(() => cancel.current?.focus(), []);

  async function confirm(): Promise<void> {
    setDeleting(true);
    await onConfirm();
    setDeleting(false);
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape for its buttons
    <div
      className="acts"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isDeleting) onCancel();
      }}
    >
      <span role="alert">{question}</span>
      <Button variant="danger" size="small" loading={isDeleting} onClick={() => void confirm()}>
        {commonWords.confirm}
      </Button>
      <SmallButton
        label={commonWords.cancel}
        ref={cancel}
        disabled={isDeleting}
        onClick={onCancel}
      />
    </div>
  );
}

type Closing = {
  isDirty: boolean;
  isSaving: boolean;
  close: () => void;
  discard: () => void;
};

/**
 * Closes a dialog, but first asks about unsaved edits.
 * @returns `question`, which replaces the dialog's buttons while it asks
 */
export function useConfirmClose({ isDirty, isSaving, close, discard }: Closing) {
  const [isAsking, setAsking] = useState(false);
  function askToClose(): void {
    if (isSaving) return;
    if (isDirty) setAsking(true);
    else close();
  }
  const question = isAsking && (
    <DiscardQuestion
      onKeep={() => setAsking(false)}
      onDiscard={() => {
        setAsking(false);
        discard();
      }}
    />
  );
  return { askToClose, question };
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <span className="me-auto font-[550] text-danger max-md:basis-full" role="alert">
        {editorWords.question}
      </span>
      <Button ref={keep} variant="ghost" onClick={onKeep}>
        {editorWords.keep}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {commonWords.discard}
      </Button>
    </>
  );
}
