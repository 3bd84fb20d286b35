import { formatDate } from '@/hotel/time/dates';
import { cn } from '@/lib/cn';
import { calendarRoomsWords } from '@/words/staff';

type Props = {
  label: string;
  /** Said in place of the label, where that needs what stands above it. */
  name?: string;
  nights: readonly string[];
  today: string;
  /** For each of the nights. */
  free: readonly number[];
  className?: string;
};

/** How many rooms are free on each night. */
export function FreeRow({ label, name, nights, today, free, className }: Props) {
  return (
    <tr className={cn('free-row', className)}>
      <th scope="row" aria-label={name}>
        {label}
      </th>
      {nights.map((night, index) => {
        const rooms = Math.max(0, free[index] ?? 0);
        return (
          <td
            key={night}
            className={cn(night < today && 'past', rooms === 0 && 'none-free')}
            aria-label={calendarRoomsWords.freeOn(rooms, formatDate(night))}
          >
            {rooms}
          </td>
        );
      })}
    </tr>
  );
}
