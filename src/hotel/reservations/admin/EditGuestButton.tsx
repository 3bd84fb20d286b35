import { UserRoundPen } from 'lucide-react';
import { useState } from 'react';
import type { Reservation } from '@/hotel/reservations/reservation';
import { Button } from '@/ui/Button';
import { guestWords } from '@/words/staff';
import { EditGuestDialog } from './EditGuestDialog';

/** The way to put a guest's data right; not once they are erased. */
export function EditGuestButton({ reservation }: { reservation: Reservation }) {
  const [isOpen, setOpen] = useState(false);
  if (reservation.erasedAt) return null;
  return (
    <>
      <Button variant="ghost" onClick={() => setOpen(true)}>
        <UserRoundPen className="icon" aria-hidden="true" />
        {guestWords.edit}
      </Button>
      {isOpen && <EditGuestDialog reservation={reservation} onClose={() => setOpen(false)} />}
    </>
  );
}
