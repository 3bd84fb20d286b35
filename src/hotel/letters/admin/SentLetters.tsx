import { momentLabel } from '@/hotel/time/relative-time';
import { useLetters } from '@/hotel/letters/staff-queries/outbox';
import { letterPanelWords } from '@/words/staff';

/** What the hotel's mail service has done with the letters about a reservation. */
export function SentLetters({ reservationId }: { reservationId: string }) {
  const { data = [] } = useLetters(reservationId);
  if (data.length === 0) return <p className="hint">{letterPanelWords.noneSent}</p>;
  return (
    <ul className="hint" role="status">
      {data.map(({ id, subject, status, createdAt }) => (
        <li key={id}>
          {letterPanelWords.entry(letterPanelWords[status], subject, momentLabel(createdAt))}
        </li>
      ))}
    </ul>
  );
}
