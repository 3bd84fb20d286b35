import { momentLabel } from '@/hotel/time/relative-time';
import { useLetters } from '@/hotel/letters/staff-queries/outbox';

const LABEL = { queued: 'Waiting to be sent', sent: 'Sent', failed: 'Could not be sent' } as const;

/** What the hotel's mail service has done with the letters about a reservation. */
export function SentLetters({ reservationId }: { reservationId: string }) {
  const { data = [] } = useLetters(reservationId);
  if (data.length === 0) return <p className="hint">Nothing has been sent yet.</p>;
  return (
    <ul className="hint" role="status">
      {data.map(({ id, subject, status, createdAt }) => (
        <li key={id}>
          {LABEL[status]}: {subject} ({momentLabel(createdAt)})
        </li>
      ))}
    </ul>
  );
}
