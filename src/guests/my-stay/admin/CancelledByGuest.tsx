import type { Reservation } from '@/desk/stays/reservation';
import { useChangeReservation } from '@/desk/stays/staff-calls/change-reservation';
import { Button } from '@/ui/Button';
import { guestPageWords } from '@/words/staff';

export function CancelledByGuest({ reservation }: { reservation: Reservation }) {
  const change = useChangeReservation();
  return (
    <section
      className="notice asked-change mt-[1.2rem] mx-0 mb-0 px-[1.2rem] py-4 font-normal"
      aria-label={guestPageWords.cancelledTitle}
    >
      <h3>{guestPageWords.cancelledTitle}</h3>
      <p>{guestPageWords.cancelledText}</p>
      <div className="detail-acts">
        <Button
          loading={change.isPending}
          onClick={() => change.mutate({ of: reservation, change: { cancelledUnseen: false } })}
        >
          {guestPageWords.cancelledSeen}
        </Button>
      </div>
    </section>
  );
}
