import { momentLabel } from '@/hotel/time/relative-time';
import type { Reservation } from '@/hotel/reservations/reservation';
import { useContent } from '@/hotel/content/queries/content';
import { useMoney } from '@/hotel/content/queries/money';
import { useHistory } from '@/hotel/reservations/staff-queries/reservations';
import { Skeleton } from '@/ui/Skeleton';
import { historyWords } from '@/words/staff';
import { changeSentence } from './change-sentence';

/** Who changed what, and when. */
export function History({ reservation }: { reservation: Reservation }) {
  const { data, isError } = useHistory(reservation.id, reservation.updatedAt);
  const { rooms } = useContent().content;
  const money = useMoney();
  const roomName = (id: string) => rooms.find((room) => room.id === id)?.name ?? id;
  return (
    <section className="detail-part" aria-label={historyWords.title}>
      <h3>{historyWords.title}</h3>
      {isError && !data && <p className="hint">{historyWords.failed}</p>}
      {!isError && !data && <Skeleton className="mt-3 h-16" />}
      {data && (
        <ol className="history">
          {data.map(({ id, at, actorName, changes }) => (
            <li key={id}>
              <p>{changeSentence(changes, roomName, money)}</p>
              <small>
                {historyWords.entry(actorName ?? historyWords.website, momentLabel(at))}
              </small>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
