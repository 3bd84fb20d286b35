import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';
import { discardWords } from '@/words/staff';

type Props = { onKeep: () => void; onDiscard: () => void };

/** In place of a dialog's buttons when it is closed with unsaved edits. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <span className="dialog-question" role="alert">
        {discardWords.question}
      </span>
      <Button ref={keep} variant="ghost" onClick={onKeep}>
        {discardWords.keep}
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        {discardWords.discard}
      </Button>
    </>
  );
}
