import type { ReactNode } from 'react';
import { requestReference } from '@/hotel/booking/reference';
import type { InvoiceSettings } from '@/hotel/invoices/invoice';
import type { Reservation } from '@/hotel/reservations/reservation';
import { formatDate } from '@/hotel/time/dates';
import { paperWords } from '@/words/staff';
import { PaperRoom } from './PaperRoom';
import { PaperSheet } from './PaperSheet';

type Props = { reservation: Reservation; settings: InvoiceSettings };

/** What a guest fills in and signs at the desk; what is known stands there already. */
export function RegistrationCard({ reservation, settings }: Props) {
  const { id, guestName, email, phone, checkIn, checkOut, guests } = reservation;
  const lines: [string, ReactNode][] = [
    [paperWords.fullName, guestName ?? ''],
    [paperWords.nationality, ''],
    [paperWords.passport, ''],
    [paperWords.birth, ''],
    [paperWords.address, ''],
    [paperWords.phone, phone ?? ''],
    [paperWords.email, email ?? ''],
    [paperWords.arrival, checkIn ? formatDate(checkIn) : ''],
    [paperWords.departure, checkOut ? formatDate(checkOut) : ''],
    [paperWords.guests, String(guests)],
    [paperWords.room, <PaperRoom key="room" stay={reservation} />],
    [paperWords.roomNumber, ''],
  ];
  return (
    <PaperSheet
      title={paperWords.registration}
      subtitle={`${paperWords.reference} ${requestReference(id)}`}
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
          <dt>{paperWords.signature}</dt>
          <dd />
        </div>
      </dl>
    </PaperSheet>
  );
}
