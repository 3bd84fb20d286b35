import { useEffect, useRef, type ReactNode } from 'react';

/** A step's text. Takes the focus when it appears, because the pressed button has disappeared. */
export function StepText({ children }: { children: ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <p ref={text} tabIndex={-1}>
      {children}
    </p>
  );
}
