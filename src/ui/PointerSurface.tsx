import type { PointerEvent } from 'react';

type Props = {
  className: string;
  /** Told where it is touched or dragged to, by the share of its width and of its height. */
  onPoint: (x: number, y: number) => void;
};

/** A surface with two axes for the pointer; what stands for it at the keyboard lies beside it. */
export function PointerSurface({ className, onPoint }: Props) {
  function follow({ currentTarget, clientX, clientY }: PointerEvent): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPoint((clientX - left) / width, (clientY - top) / height);
  }
  return (
    <div
      className={className}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
      }}
    />
  );
}
