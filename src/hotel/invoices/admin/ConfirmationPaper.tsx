import { requestReference } from '@/hotel/booking/reference';
import { useContent } from '@/hotel/content/queries/content';
import { paperFacts, type InvoiceSettings } from '@/hotel/invoices/invoice';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STATUS_LABEL } from '@/hotel/rules/reservation-status';
import { formatDate } from '@/hotel/time/dates';
import { countWords } from '@/words/visitors';
import { paperWords as words } from '@/words/staff';
import { PaperFactsList, PaperRoom, PaperSheet, PaperSums } from './PaperSheet';
import type { ReactNode } from 'react';

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
      title={isAgreed ? words.confirmationTitle : words.requestTitle}
      subtitle={isAgreed ? undefined : status === 'new' ? words.notConfirmed : STATUS_LABEL[status]}
      address={settings.address}
    >
      <PaperFactsList
        facts={[
          [words.guest, facts.guest],
          [words.reference, requestReference(id)],
          [words.arrival, checkIn ? dayFrom(checkIn, houseFacts.checkIn) : words.noDate],
          [words.departure, checkOut ? dayUntil(checkOut, houseFacts.checkOut) : words.noDate],
          [words.room, room],
          [words.stay, `${countWords.nights(nights)}, ${countWords.guestsInText(guests)}`],
        ]}
      />
      <PaperSums facts={facts} room={room} />
      {status === 'confirmed' && <p className="mt-8">{words.payAtHouse}</p>}
    </PaperSheet>
  );
}

/** The day of arrival, with the hour from which the room is ready. */
function dayFrom(date: string, time = ''): string {
  return time ? words.dayFrom(formatDate(date), time) : formatDate(date);
}

/** The day of departure, with the hour until which the room is kept. */
function dayUntil(date: string, time = ''): string {
  return time ? words.dayUntil(formatDate(date), time) : formatDate(date);
}

type RegistrationCardProps = { reservation: Reservation; settings: InvoiceSettings };

/** What a guest fills in and signs at the desk; what is known stands there already. */
export function RegistrationCard({ reservation, settings }: RegistrationCardProps) {
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
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        <div className="paper-signature">
          <dt>{words.signature}</dt>
          <dd />
        </div>
      </dl>
    </PaperSheet>
  );
}
