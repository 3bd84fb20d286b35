import type { PointerEvent } from 'react';

type Props = {
  className: string;
  /** Called with the pressed or dragged position, as shares (0…1) of width and height. */
  onPoint: (x: number, y: number) => void;
};

/** A surface for choosing a point with the pointer. Callers add a control for the keyboard. */
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
