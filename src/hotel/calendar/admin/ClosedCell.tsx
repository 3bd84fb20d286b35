import { addDays, formatDate } from '@/hotel/time/dates';
import type { Closing } from '@/hotel/closings/closing';
import { calendarRoomsWords } from '@/words/staff';

type Props = {
  closing: Closing;
  roomName: string;
  /** Nights of it that are shown. */
  length: number;
  onOpen: () => void;
  /** For the keys of the grid. */
  tabIndex: number;
  onFocus: () => void;
  'data-from': string;
  'data-nights': number;
};

/** The nights on which one room is closed, and why; it opens to be changed. */
export function ClosedCell({ closing, roomName, length, onOpen, ...key }: Props) {
  const { fromDate, toDate, reason } = closing;
  const lastNight = addDays(toDate, -1);
  return (
    <td colSpan={length}>
      <button
        type="button"
        className="closed"
        title={reason}
        aria-label={calendarRoomsWords.closing(
          roomName,
          formatDate(fromDate),
          formatDate(lastNight),
          reason,
        )}
        onClick={onOpen}
        {...key}
      >
        {length > 1 && <span dir="auto">{reason}</span>}
      </button>
    </td>
  );
}
