import { useFigures } from '@/hotel/dashboard/staff-queries/figures';
import { staffNavWords } from '@/words/staff';

/** Above this a badge says only that it is many. */
const COUNT_MAX = 99;

/** How many entries wait for somebody; nothing when none do, or when it is not known. */
export function WaitingCount({ of }: { of: 'newReservations' | 'unreadMessages' }) {
  const count = useFigures().figures?.[of] ?? 0;
  if (count === 0) return null;
  return (
    <>
      {/* Keeps it apart from the entry's own name where that is read out. */}{' '}
      <span className="count">
        <span aria-hidden="true">{count > COUNT_MAX ? `${COUNT_MAX}+` : count}</span>
        <span className="sr-only">{staffNavWords[of](count)}</span>
      </span>
    </>
  );
}
