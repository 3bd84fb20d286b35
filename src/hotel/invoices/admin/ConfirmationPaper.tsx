import { requestReference } from '@/hotel/booking/reference';
import { useContent } from '@/hotel/content/queries/content';
import { paperFacts, type InvoiceSettings } from '@/hotel/invoices/invoice';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { formatDate } from '@/hotel/time/dates';
import { countWords } from '@/words/visitors';
import { paperWords as words } from '@/words/staff';
import { paperEntries, PaperRoom, PaperSheet, PaperSums } from './PaperSheet';
import type { ReactNode } from 'react';

type Props = { reservation: Reservation; settings: InvoiceSettings };

export function ConfirmationPaper({ reservation, settings }: Props) {
  const { id, status, checkIn, checkOut, nights, guests } = reservation;
  const { hotelInfo, houseFacts } = useContent().content.sections;
  const facts = paperFacts(reservation, settings, hotelInfo.currencySign);
  const room = <PaperRoom key="room" stay={reservation} />;
  const isAgreed = ['confirmed', 'checked_in', 'checked_out'].includes(status);
  return (
    <PaperSheet
      title={isAgreed ? words.confirmationTitle : words.requestTitle}
      subtitle={isAgreed ? undefined : status === 'new' ? words.notConfirmed : STATUS_LABEL[status]}
      address={settings.address}
    >
      <dl className="paper-facts">
        {paperEntries([
          [words.guest, facts.guest],
          [words.reference, requestReference(id)],
          [words.arrival, dayAt(checkIn, houseFacts.checkIn, words.dayFrom)],
          [words.departure, dayAt(checkOut, houseFacts.checkOut, words.dayUntil)],
          [words.room, room],
          [words.stay, `${countWords.nights(nights)}, ${countWords.guestsInText(guests)}`],
        ])}
      </dl>
      <PaperSums facts={facts} room={room} />
      {status === 'confirmed' && <p className="mt-8">{words.payAtHouse}</p>}
    </PaperSheet>
  );
}

/** A day, with the hour from which the room is ready, or until which it is kept. */
function dayAt(date: string | null, time = '', withHour: typeof words.dayFrom): string {
  if (!date) return words.noDate;
  return time ? withHour(formatDate(date), time) : formatDate(date);
}

/** What a guest fills in and signs at the desk; what is known stands there already. */
export function RegistrationCard({ reservation, settings }: Props) {
  const { id, guestName, email, phone, checkIn, checkOut, guests } = reservation;
  const lines: [string, ReactNode][] = [
    [words.fullName, guestName ?? ''],
    [words.nationality, ''],
    [words.passport, ''],
    [words.birth, ''],
    [words.address, ''],
    [words.phone, phone ?? ''],
    [words.email, email ?? ''],
    [words.arrival, checkIn ? formatDate(checkIn) : ''],
    [words.departure, checkOut ? formatDate(checkOut) : ''],
    [words.guests, String(guests)],
    [words.room, <PaperRoom key="room" stay={reservation} />],
    [words.roomNumber, ''],
  ];
  return (
    <PaperSheet
      title={words.registration}
      subtitle={`${words.reference} ${requestReference(id)}`}
      address={settings.address}
    >
      <dl className="paper-form">
        {paperEntries(lines)}
        <div className="paper-signature">
          <dt>{words.signature}</dt>
          <dd />
        </div>
      </dl>
    </PaperSheet>
  );
}
