import { useLayoutEffect, useRef } from 'react';
import { formatDate } from '@/hotel/time/dates';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { bookingMark } from '@/hotel/reservations/admin/booking-mark';
import { guestOf } from '@/hotel/reservations/reservation';
import { countWords } from '@/words/visitors';
import { stayCalendarWords } from '@/words/staff';
import type { ShownStay } from './use-stay-tip';

type Props = { shown: ShownStay; onEnter: () => void; onLeave: () => void };

/** Between the window's edge and the tip, in pixels. */
const EDGE_PX = 8;

/** All about a stay, beside it. For the eye only: the stay's own name says the same. */
export function StayTip({ shown, onEnter, onLeave }: Props) {
  const { stay, anchor, byTouch } = shown;
  const { reservation, checkIn, checkOut } = stay;
  const { guestName, email, nights, guests, status, roomName } = reservation;
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current } = tip;
    if (!current) return undefined;
    // In the top layer, so that the frame in which the month scrolls does not cut it.
    current.showPopover?.();
    const place = () => placeAt(current, anchor);
    place();
    window.addEventListener('scroll', place, true);
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, true);
      window.removeEventListener('resize', place);
    };
  }, [anchor]);

  return (
    <div
      ref={tip}
      className="stay-tip"
      popover="manual"
      aria-hidden="true"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      <div>
        <p className="stay-tip-name" dir="auto">
          {guestOf(reservation)}
        </p>
        {guestName && email && <p>{email}</p>}
        <p>
          {formatDate(checkIn)} – {formatDate(checkOut)}
        </p>
        <p>
          {countWords.nights(nights)}, {countWords.guestsInText(guests)}
        </p>
        <p className="stay-tip-status" data-status={status}>
          {STATUS_LABEL[status]}
        </p>
        <p dir="auto">{[roomName, ...bookingMark(reservation)].join(', ')}</p>
        {byTouch && <p className="stay-tip-hint">{stayCalendarWords.openByTouch}</p>}
      </div>
    </div>
  );
}

/** Below the stay where there is room, else above it; never beyond the window's edges. */
function placeAt(tip: HTMLElement, anchor: HTMLElement): void {
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = tip;
  const fitsBelow = at.bottom + height <= window.innerHeight;
  const left = Math.min(Math.max(EDGE_PX, at.left), window.innerWidth - width - EDGE_PX);
  tip.style.left = `${left}px`;
  tip.style.top = `${fitsBelow ? at.bottom : Math.max(0, at.top - height)}px`;
}
