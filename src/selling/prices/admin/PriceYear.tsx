import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { dayAfterKey } from '@/basics/time/day-after-key';
import { monthOf } from '@/basics/time/month';
import { type NightRange, type PriceYearProps, Month } from './PriceMonth';

/** Staff mark nights by dragging, or with the arrow keys and Shift. */
export function PriceYear({ months, today, room, periods, onMark }: PriceYearProps) {
  const begin = months.includes(monthOf(today)) ? today : `${months[0]}-01`;
  const [marked, setMarked] = useState<{ from: string; at: string }>();
  const { from, at } = marked ?? { from: begin, at: begin };
  const year = useRef<HTMLDivElement>(null);
  const drag = useRef<NightRange>(undefined);
  const place = months.includes(monthOf(at)) ? at : begin;
  const nights =
    marked && months.includes(monthOf(at)) ? inOrder(from, at) : { first: '', last: '' };

  // Ends dragging outside the nights, or when the browser starts to scroll.
  useEffect(() => {
    const end = () => {
      drag.current = undefined;
    };
    document.addEventListener('pointerup', end);
    document.addEventListener('pointercancel', end);
    return () => {
      document.removeEventListener('pointerup', end);
      document.removeEventListener('pointercancel', end);
    };
  }, []);

  function onPointerDown(event: PointerEvent): void {
    const night = nightAt(event.target);
    if (!night || event.button > 0) return;
    // Releases the touch's pointer capture, so that move events report the night under the finger.
    if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    drag.current = { first: night, last: night };
    setMarked({ from: night, at: night });
  }

  function onPointerMove(event: PointerEvent): void {
    const night = nightAt(event.target);
    if (!drag.current || !night || night === drag.current.last) return;
    drag.current.last = night;
    setMarked({ from: drag.current.first, at: night });
  }

  function onPointerUp(): void {
    // Dragging over a single night is a click, which `onClick` handles.
    if (drag.current && drag.current.first !== drag.current.last)
      onMark(inOrder(drag.current.first, drag.current.last));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const night = nightAt(event.target);
    // Shift extends the selection and must not change the arrow key's step.
    const { key, altKey, ctrlKey, metaKey } = event;
    const next = night && dayAfterKey({ key, altKey, ctrlKey, metaKey }, night);
    if (!next) return;
    event.preventDefault();
    if (!months.includes(monthOf(next))) return;
    // If the focus came from elsewhere, e.g. with Tab, the selection starts at the focused night.
    const begun = night === at ? from : night;
    setMarked({ from: event.shiftKey ? begun : next, at: next });
    year.current?.querySelector<HTMLElement>(`[data-night="${next}"]`)?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears for its buttons
    <div
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-x-[clamp(1.25rem,2.4vw,2.25rem)] gap-y-7 select-none"
      ref={year}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerUp}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        const night = nightAt(target);
        if (night)
          onMark(nights.first <= night && night <= nights.last ? nights : inOrder(night, night));
      }}
    >
      {months.map((month) => (
        <Month
          key={month}
          month={month}
          today={today}
          room={room}
          periods={periods}
          place={monthOf(place) === month ? place : ''}
          first={nights.last < `${month}-01` ? '' : nights.first}
          last={nights.first > `${month}-31` ? '' : nights.last}
        />
      ))}
    </div>
  );
}

function nightAt(target: EventTarget): string | undefined {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-night]')?.dataset['night']
    : undefined;
}

function inOrder(one: string, other: string): NightRange {
  return one <= other ? { first: one, last: other } : { first: other, last: one };
}
