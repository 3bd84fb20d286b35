import { StayList } from '@/hotel/reservations/admin/StayList';
import { useStaysOf } from '@/hotel/reservations/staff-queries/reservations';
import { guestWords, messageWords } from '@/words/staff';

/** The stays of whoever wrote, by the address; nothing where there is none. */
export function StaysOfSender({ email }: { email: string }) {
  const { data = [], isError } = useStaysOf(email);
  if (data.length === 0 && !isError) return null;
  return (
    <section className="detail-part" aria-label={messageWords.stays}>
      <h3>{messageWords.stays}</h3>
      {isError && data.length === 0 ? (
        <p className="hint">{guestWords.othersFailed}</p>
      ) : (
        <StayList stays={data} />
      )}
    </section>
  );
}
