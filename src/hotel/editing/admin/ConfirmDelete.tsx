import { useEffect, useRef, useState } from 'react';
import { Button } from '@/ui/Button';
import { confirmWords } from '@/words/staff';

type Props = { question: string; onConfirm: () => Promise<void>; onCancel: () => void };

/** The question in the row (specification 2): Confirm or Cancel; Escape cancels. */
export function ConfirmDelete({ question, onConfirm, onCancel }: Props) {
  const [isDeleting, setDeleting] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  // On the harmless one: a key pressed twice must not delete.
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
        {confirmWords.confirm}
      </Button>
      <Button ref={cancel} variant="ghost" size="small" disabled={isDeleting} onClick={onCancel}>
        {confirmWords.cancel}
      </Button>
    </div>
  );
}
