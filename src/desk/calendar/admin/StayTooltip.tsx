import { useLayoutEffect, useRef, useEffect, useState } from 'react';
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { formatDate } from '@/basics/time/dates';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import { bookingMark } from '@/desk/stays/reservation-mark';
import { guestOf } from '@/desk/stays/reservation';
import { countWords } from '@/words/visitors';
import { stayCalendarWords } from '@/words/staff';
import type { CalendarStay } from '@/desk/calendar/occupancy';

const EDGE_PX = 8;

type Props = { shown: ShownStay; onEnter: () => void; onLeave: () => void };

/** A tooltip about a stay. Screen readers skip it, because the stay's label says the same. */
export function StayTooltip({ shown, onEnter, onLeave }: Props) {
  const { stay, anchor, byTouch } = shown;
  const { reservation, checkIn, checkOut } = stay;
  const { guestName, email, nights, guests, children, status, roomName } = reservation;
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = tip;
    if (!current) return undefined;
    // The tooltip is in the top layer, so that the scrolling month does not cut it off.
    current.showPopover?.();
    const place = () => placeAt(current, anchor);
    place();
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('scroll', place, { capture: true, signal });
    window.addEventListener('resize', place, { signal });
    return () => listening.abort();
  }, [anchor]);

  return (
    <div
      ref={tip}
      className="stay-tip fixed inset-[auto] w-max max-w-[min(20rem,100vw_-_1rem)] py-[0.35rem] bg-transparent overflow-visible"
      popover="manual"
      aria-hidden="true"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <div className="px-[0.95rem] py-[0.7rem] rounded-2 bg-ink text-[rgb(255_255_255_/_0.88)] text-sm leading-[1.5] wrap-anywhere [box-shadow:var(--shadow-2)]">
        <p className="stay-tip-name font-semibold text-white" dir="auto">
          {guestOf(reservation)}
        </p>
        {guestName && email && <p>{email}</p>}
        <p>
          <span>{formatDate(checkIn)}</span> – <span>{formatDate(checkOut)}</span>
        </p>
        <p>
          <span>{countWords.nights(nights)}</span>,{' '}
          <span>{countWords.guestsInText(guests, children)}</span>
        </p>
        <p className="stay-tip-status flex items-center gap-2" data-status={status}>
          {STATUS_LABEL[status]}
        </p>
        <p dir="auto">{[roomName, ...bookingMark(reservation)].join(', ')}</p>
        {byTouch && (
          <p className="mt-[0.35rem] border-t border-white/20 pt-[0.35rem] text-white">
            {stayCalendarWords.openByTouch}
          </p>
        )}
      </div>
    </div>
  );
}

/** Places the tooltip below the stay or above it, always inside the window. */
function placeAt(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const fitsBelow = at.bottom + height <= window.innerHeight;
  const left = Math.min(Math.max(EDGE_PX, at.left), window.innerWidth - width - EDGE_PX);
  tip.style.left = `${left}px`;
  tip.style.top = `${fitsBelow ? at.bottom : Math.max(0, at.top - height)}px`;
}

type ShownStay = { stay: CalendarStay; anchor: HTMLElement; byTouch: boolean };

export type StayTooltipProps = ReturnType<ReturnType<typeof useStayTooltip>['tipProps']>;

/** How long the tooltip remains after the pointer leaves a stay (ms): enough to move into it. */
const LEAVE_MS = 150;

/** Shows a stay's tooltip on hover, focus or first tap. A second tap opens the stay. */
export function useStayTooltip(onOpen: (reservationId: string) => void) {
  const [shown, setShown] = useState<ShownStay>();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The stay that was touched last, and whether its tooltip was open before the touch. */
  const touched = useRef<{ id: string; wasShown: boolean }>(undefined);

  const hold = () => clearTimeout(leaving.current);
  const hideSoon = () => {
    hold();
    leaving.current = setTimeout(() => setShown(undefined), LEAVE_MS);
  };

  useEffect(() => () => clearTimeout(leaving.current), []);
  useEffect(() => {
    if (!shown) return undefined;
    const hide = (event: Event) => {
      const { target } = event;
      const isStay = target instanceof Element && target.closest('.stay, .stay-tip');
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isStay) setShown(undefined);
    };
    const listening = new AbortController();
    for (const what of ['keydown', 'pointerdown'])
      document.addEventListener(what, hide, { signal: listening.signal });
    return () => listening.abort();
  }, [shown]);

  function tipProps(of: CalendarStay) {
    const id = of.reservation.id;
    const isShown = shown?.stay.reservation.id === id;
    const showAt = (anchor: HTMLElement) => {
      hold();
      setShown({ stay: of, anchor, byTouch: touched.current?.id === id });
    };
    return {
      onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<HTMLElement>) => {
        if (pointerType !== 'mouse') return;
        touched.current = undefined;
        showAt(currentTarget);
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') hideSoon();
      },
      onPointerDown: ({ pointerType }: PointerEvent) => {
        touched.current = pointerType === 'touch' ? { id, wasShown: isShown } : undefined;
      },
      onFocus: ({ currentTarget }: FocusEvent<HTMLElement>) => showAt(currentTarget),
      onBlur: hideSoon,
      onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
        const isFirstTap = touched.current?.id === id && !touched.current.wasShown;
        if (isFirstTap) showAt(currentTarget);
        else onOpen(id);
      },
    };
  }

  return { shown, tipProps, hold, hideSoon };
}
