import { useState } from 'react';
import type { Reservation } from '@/hotel/reservations/reservation';
import { AddBookingForm } from './AddBookingForm';

type Props = {
  isOpen: boolean;
  onClose: () => void;
  onAdded: (reservation: Reservation) => void;
  /** Where the calendar was clicked. */
  roomId?: string;
  checkIn?: string;
};

/** For a booking by phone or at the desk; each time it opens it begins anew. */
export function AddBookingDialog({ isOpen, onClose, onAdded, roomId, checkIn }: Props) {
  const [times, setTimes] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setTimes(times + 1);
  }
  return (
    <AddBookingForm
      key={times}
      isOpen={isOpen}
      onClose={onClose}
      onAdded={onAdded}
      roomId={roomId}
      checkIn={checkIn}
    />
  );
}
