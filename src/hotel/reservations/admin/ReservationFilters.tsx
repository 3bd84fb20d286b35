import { useState, useEffect, useRef } from 'react';
import { FilterSelect } from '@/hotel/desk/admin/FilterSelect';
import { RESERVATION_MARKS } from '@/hotel/reservations/reservation-mark';
import { RESERVATION_STATUSES, STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { useContent } from '@/hotel/content/queries/content';
import type { ReservationFilter } from '@/hotel/reservations/staff-queries/reservations';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { inboxWords, reservationMarkWords, reservationWords, findWords } from '@/words/staff';
import { useLocation } from 'react-router-dom';
import { useFindField } from '@/hotel/desk/admin/FindForm';
import { useTypedFilter } from '@/hotel/desk/admin/TextFilter';

type Props = {
  filter: ReservationFilter;
  /** By name in the address; '' takes a filter out. */
  onChange: (change: Record<string, string>) => void;
};

const STATUS_CHOICES = [
  ['', reservationWords.all] as const,
  ...RESERVATION_MARKS.map((mark) => [mark, reservationMarkWords[mark]] as const),
  ...RESERVATION_STATUSES.map((status) => [status, STATUS_LABEL[status]] as const),
];

/** Which reservations the list shows. */
export function ReservationFilters({ filter, onChange }: Props) {
  const { rooms } = useContent().content;
  // On phones the rarer ones are shown when asked for, or when they are at work.
  const [isAskedFor, setAskedFor] = useState(false);
  const isMore = isAskedFor || [filter.roomId, filter.from, filter.to].some(Boolean);
  const date = (name: 'from' | 'to', label: string) => (
    <Field label={label} className="filter-rare">
      {(control) => (
        <input
          {...control}
          type="date"
          value={filter[name] ?? ''}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <div
      className="filters"
      role="search"
      aria-label={inboxWords.filters}
      data-more={isMore || undefined}
    >
      <FindFilter value={filter.text ?? ''} onChange={(q) => onChange({ q })} />
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
        <Button
          variant="ghost"
          size="small"
          className="filters-more"
          onClick={() => setAskedFor(true)}
        >
          {reservationWords.moreFilters}
        </Button>
      )}
    </div>
  );
}

type FindFilterProps = { value: string; onChange: (text: string) => void };

/** Finds stays by any part of a name, phone, e-mail or reference; asks once the typing rests. */
function FindFilter({ value, onChange }: FindFilterProps) {
  const { typed, type } = useTypedFilter(value, onChange);
  const field = useRef<HTMLInputElement>(null);
  const { state } = useLocation();
  const find = useFindField();
  const isCalled = state === 'find';

  // The key / was pressed on a page that has no such box.
  useEffect(() => {
    if (isCalled) field.current?.focus();
  }, [isCalled]);

  return (
    <Field label={findWords.label} className="filter-find">
      {(control) => (
        <input
          {...control}
          {...find}
          ref={field}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
      )}
    </Field>
  );
}
