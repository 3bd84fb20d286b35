import { useState, useEffect, useRef } from 'react';
import { FilterSelect, TextFilter } from '@/desk/lists/admin/filters';
import { RESERVATION_MARKS, markOf, bookingMark } from '@/desk/stays/reservation-mark';
import {
  RESERVATION_STATUSES,
  STATUS_LABEL,
  HELD_STATUSES,
} from '@/basics/rules/reservation-status';
import { useContent } from '@/content/store/queries/content';
import type { ReservationFilter } from '@/desk/stays/staff-calls/reservations';
import { SmallButton } from '@/ui/SmallButton';
import { InputField } from '@/ui/Field';
import { inboxWords, reservationMarkWords, reservationWords, todayWords } from '@/words/staff';
import { useLocation } from '@/ui/router';
import { useFindField } from '@/desk/lists/admin/FindForm';
import { InboxRow } from '@/desk/lists/admin/InboxList';
import { requestReference } from '@/selling/booking/reference';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import type { GuestToNotify } from '@/desk/stays/staff-calls/guests-to-notify';
import { NotifyGuestMark } from './notify-guests';
import { formatDate } from '@/basics/time/dates';
import { countWords } from '@/words/visitors';

type Props = {
  filter: ReservationFilter;
  /** New filter values by URL parameter; '' removes a filter. */
  onChange: (change: Record<string, string>) => void;
};

const STATUS_CHOICES = [
  ['', reservationWords.all] as const,
  ...RESERVATION_MARKS.map((mark) => [mark, reservationMarkWords[mark]] as const),
  ...RESERVATION_STATUSES.map((status) => [status, STATUS_LABEL[status]] as const),
];

export function ReservationFilters({ filter, onChange }: Props) {
  const { rooms } = useContent().content;
  // On phones, rare filters appear on demand or while one of them is set.
  const [isAskedFor, setAskedFor] = useState(false);
  const isMore = isAskedFor || [filter.roomId, filter.from, filter.to].some(Boolean);
  const findField = useRef<HTMLInputElement>(null);
  const isCalled = useLocation().state === 'find';
  // Focuses the search field if the / key, pressed on another page, has opened this page.
  useEffect(() => {
    if (isCalled) findField.current?.focus();
  }, [isCalled]);
  const date = (name: 'from' | 'to', label: string) => (
    <InputField
      label={label}
      className="filter-rare"
      type="date"
      value={filter[name] ?? ''}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <div
      className="filters gap-3 items-end mb-5"
      role="search"
      aria-label={inboxWords.filters}
      data-more={isMore || undefined}
    >
      <TextFilter
        {...useFindField()}
        ref={findField}
        label={reservationWords.label}
        value={filter.text ?? ''}
        onChange={(q) => onChange({ q })}
      />
      <FilterSelect
        label={reservationWords.status}
        value={filter.mark ?? filter.status ?? ''}
        choices={STATUS_CHOICES}
        onChange={(status) => onChange({ status })}
      />
      <FilterSelect
        label={reservationWords.room}
        className="filter-rare"
        value={filter.roomId ?? ''}
        choices={[['', reservationWords.all], ...rooms.map(({ id, name }) => [id, name] as const)]}
        onChange={(room) => onChange({ room })}
      />
      {date('from', reservationWords.checkInFrom)}
      {date('to', reservationWords.checkInUntil)}
      {!isMore && (
        <SmallButton
          label={reservationWords.moreFilters}
          className="hidden max-[900px]:block max-[900px]:h-[2.65rem]"
          onClick={() => setAskedFor(true)}
        />
      )}
    </div>
  );
}

type ReservationRowProps = {
  reservation: Reservation;
  untold: GuestToNotify | undefined;
  to: { search: string };
  isOpen: boolean;
};

export function ReservationRow({ reservation, untold, to, isOpen }: ReservationRowProps) {
  const { id, roomName, guests, children, nights, status, createdAt, message, checkIn } =
    reservation;
  const mark = markOf(reservation);
  const facts = [
    checkIn ? formatDate(checkIn) : todayWords.noDate,
    // The booking mark is near the start, because narrow lists cut off the end.
    ...bookingMark(reservation),
    countWords.nightsInText(nights),
    roomName,
    countWords.guestsInText(guests, children),
    requestReference(id),
    ...(message ? [`“${message}”`] : []),
  ];
  return (
    <InboxRow
      id={id}
      to={to}
      isOpen={isOpen}
      isUnread={status === 'new' || mark !== undefined}
      name={guestOf(reservation)}
      createdAt={createdAt}
      text={facts.join(', ')}
      mark={<NotifyGuestMark untold={untold} />}
      status={
        <span
          className="row-status data-new:text-brand-text data-new:font-[650]"
          data-new={status === 'new' || mark !== undefined || undefined}
          data-held={(!mark && HELD_STATUSES.includes(status)) || undefined}
        >
          {mark ? reservationMarkWords[mark] : STATUS_LABEL[status]}
        </span>
      }
    />
  );
}
