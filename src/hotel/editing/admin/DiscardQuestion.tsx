import { useEffect, useRef } from 'react';
import { Button } from '@/ui/Button';

type Props = { onKeep: () => void; onDiscard: () => void };

/** In place of a dialog's buttons when it is closed with unsaved edits. */
export function DiscardQuestion({ onKeep, onDiscard }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <>
      <span className="dialog-question" role="alert">
        Discard your changes?
      </span>
      <Button ref={keep} variant="ghost" onClick={onKeep}>
        Keep editing
      </Button>
      <Button variant="danger" onClick={onDiscard}>
        Discard
      </Button>
    </>
  );
}
