import type { Room } from '@/domain/room';
import { COPY } from '@/domain/copy';
import type { ContactInfo } from '@/domain/sections';
import { Button } from '@/ui/Button';
import { NeedsScript } from '@/site/sections/NeedsScript';
import { Price } from '@/site/sections/Price';
import { AvailabilityNote } from './AvailabilityNote';
import { PriceSummary } from './PriceSummary';
import { StayFields } from './StayFields';
import { useBookingForm } from './use-booking-form';
import './booking-panel.css';

export const BOOKING_ID = 'book';

type Props = { room: Room; contact: ContactInfo };

/** Asks for the room (specification 5); nothing is charged. */
export function BookingPanel({ room, contact }: Props) {
  const booking = useBookingForm(room, contact.phone);
  const { form, stay, errors, isSending, change, chooseDay, submit } = booking;
  const { bookButton, panelNote } = COPY.roomDetail;
  return (
    <aside className="panel" id={BOOKING_ID} aria-label={COPY.booking.label}>
      <Price nightly={room.price} />
      {/* `dialog`: sent before the script is there, the form does nothing and keeps what was typed. */}
      <form ref={form} method="dialog" noValidate onSubmit={submit} onChange={change}>
        <StayFields room={room} stay={stay} errors={errors} />
        <AvailabilityNote roomId={room.id} stay={stay} onChoose={chooseDay} />
        <PriceSummary nightly={room.price} nights={stay.nights} />
        <Button type="submit" className="btn-block" busy={isSending}>
          {bookButton}
        </Button>
        <p className="panel-note">{panelNote}</p>
      </form>
      <NeedsScript text={COPY.booking.needsScript} contact={contact} />
    </aside>
  );
}
