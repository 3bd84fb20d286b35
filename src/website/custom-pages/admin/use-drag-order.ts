import { useRef, useState, type PointerEvent, type RefObject } from 'react';

/** How near the edge of the window the page begins to scroll, and how far with each move, in pixels. */
const EDGE = 80;
const SCROLL = 14;

/**
 * Ordering by a handle, with a pointer or a finger.
 * @param list whose children with `data-block-row` are the rows
 * @param drop told where a row was let go
 */
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
    // Its own row does not count.
    return Math.min(below > begun.current ? below - 1 : below, rows.length - 1);
  }

  return {
    /** Which row is on its way, and the place where it would be put down. */
    dragged,
    /** For the handle of the row at a place. */
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
