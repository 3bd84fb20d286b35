import { requestReference } from '@/hotel/booking/reference';
import { useContent } from '@/hotel/content/queries/content';
import { paperFacts } from '@/hotel/invoices/invoice';
import type { InvoiceSettings } from '@/hotel/invoices/invoice';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { formatDate } from '@/hotel/time/dates';
import { countWords } from '@/words/visitors';
import { paperWords } from '@/words/staff';
import { PaperFactsList } from './PaperFactsList';
import { PaperRoom } from './PaperRoom';
import { PaperSheet } from './PaperSheet';
import { PaperSums } from './PaperSums';

type Props = { reservation: Reservation; settings: InvoiceSettings };

/** What was agreed with the guest. */
export function ConfirmationPaper({ reservation, settings }: Props) {
  const { id, status, checkIn, checkOut, nights, guests } = reservation;
  const { hotelInfo, houseFacts } = useContent().content.sections;
  const facts = paperFacts(reservation, settings, hotelInfo.currencySign);
  const room = <PaperRoom key="room" stay={reservation} />;
  const isAgreed = ['confirmed', 'checked_in', 'checked_out'].includes(status);
  return (
    <PaperSheet
      title={isAgreed ? paperWords.confirmationTitle : paperWords.requestTitle}
      subtitle={
        isAgreed ? undefined : status === 'new' ? paperWords.notConfirmed : STATUS_LABEL[status]
      }
      address={settings.address}
    >
      <PaperFactsList
        facts={[
          [paperWords.guest, facts.guest],
          [paperWords.reference, requestReference(id)],
          [paperWords.arrival, checkIn ? dayFrom(checkIn, houseFacts.checkIn) : paperWords.noDate],
          [
            paperWords.departure,
            checkOut ? dayUntil(checkOut, houseFacts.checkOut) : paperWords.noDate,
          ],
          [paperWords.room, room],
          [paperWords.stay, `${countWords.nights(nights)}, ${countWords.guestsInText(guests)}`],
        ]}
      />
      <PaperSums facts={facts} room={room} />
      {status === 'confirmed' && <p className="paper-note">{paperWords.payAtHouse}</p>}
    </PaperSheet>
  );
}

/** The day of arrival, with the hour from which the room is ready. */
function dayFrom(date: string, time = ''): string {
  return time ? paperWords.dayFrom(formatDate(date), time) : formatDate(date);
}

/** The day of departure, with the hour until which the room is kept. */
function dayUntil(date: string, time = ''): string {
  return time ? paperWords.dayUntil(formatDate(date), time) : formatDate(date);
}
