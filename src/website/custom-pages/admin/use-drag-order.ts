import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** Dragging within `EDGE` pixels of the window's edge scrolls by `SCROLL` pixels for each move. */
const EDGE = 80;
const SCROLL = 14;

/** Orders the rows of `list` (elements with `data-block-row`) by dragging a handle. */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  drop: (from: number, to: number) => void,
) {
  const begun = useRef(-1);
  const [dragged, setDragged] = useState<{ from: number; to: number }>();

  function placeAt(y: number): number {
    const rows = [...(list.current?.querySelectorAll('[data-block-row]') ?? [])];
    const below = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
    // The dragged row itself does not count.
    return Math.min(below > begun.current ? below - 1 : below, rows.length - 1);
  }

  return {
    /** The dragged row's old position, and the one where it would be dropped. */
    dragged,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        begun.current = index;
        setDragged({ from: index, to: index });
      },
      onPointerMove: ({ clientY }: PointerEvent) => {
        if (!dragged) return;
        if (clientY < EDGE) window.scrollBy(0, -SCROLL);
        else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL);
        setDragged({ from: dragged.from, to: placeAt(clientY) });
      },
      onPointerUp: () => {
        if (dragged && dragged.to !== dragged.from) drop(dragged.from, dragged.to);
        setDragged(undefined);
      },
      onPointerCancel: () => setDragged(undefined),
    }),
  };
}
