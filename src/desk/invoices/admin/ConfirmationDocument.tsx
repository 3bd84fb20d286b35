import { requestReference } from '@/selling/booking/reference';
import { useContent } from '@/content/store/queries/content';
import { documentFacts, type InvoiceSettings } from '@/desk/invoices/invoice';
import type { Reservation } from '@/desk/stays/reservation';
import { STATUS_LABEL, type ReservationStatus } from '@/basics/rules/reservation-status';
import { formatDate } from '@/basics/time/dates';
import type { EmailWords } from '@/words/catalogues';
import {
  documentEntries,
  DocumentRoomName,
  DocumentSheet,
  DocumentSums,
  stayEntry,
} from './DocumentSheet';
import type { DocumentLanguage } from './DocumentSheet';
import type { ReactNode } from 'react';

type Props = DocumentLanguage & { reservation: Reservation; settings: InvoiceSettings };

export function ConfirmationDocument({ reservation, settings, language, words }: Props) {
  const { guestPaperWords, stayPageWords } = words;
  const labels = stayPageWords.facts;
  const { id, status, checkIn, checkOut } = reservation;
  const { hotelInfo, houseFacts } = useContent().content.sections;
  const facts = documentFacts(reservation, settings, hotelInfo.currencySign);
  /** Formats a day with its check-in or check-out time, if the hotel has set one. */
  const dayAt = (date: string | null, time: string | undefined, edge: 'from' | 'until') => {
    if (!date) return labels.noDate;
    const day = formatDate(date, words.dateWords);
    return time ? labels.nightsAndGuests(day, labels[edge](time)) : day;
  };
  const room = <DocumentRoomName key="room" stay={reservation} language={language} />;
  const isAgreed = ['confirmed', 'checked_in', 'checked_out'].includes(status);
  return (
    <DocumentSheet
      language={language}
      title={isAgreed ? guestPaperWords.confirmationTitle : guestPaperWords.requestTitle}
      subtitle={isAgreed ? undefined : whyNotAgreed(status, words)}
      address={settings.address}
    >
      <dl className="paper-facts grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-x-8 gap-y-[0.9rem] mt-[1.6rem] mx-0 mb-8">
        {documentEntries([
          [guestPaperWords.guest, facts.guest],
          [labels.reference, requestReference(id)],
          [labels.arrival, dayAt(checkIn, houseFacts.checkIn, 'from')],
          [labels.departure, dayAt(checkOut, houseFacts.checkOut, 'until')],
          [guestPaperWords.room, room],
          stayEntry(reservation, words),
        ])}
      </dl>
      <DocumentSums facts={facts} room={room} words={words} />
      {status === 'confirmed' && <p className="mt-8">{guestPaperWords.payAtHouse}</p>}
    </DocumentSheet>
  );
}

function whyNotAgreed(status: ReservationStatus, words: EmailWords): string {
  if (status === 'new') return words.guestPaperWords.notConfirmed;
  const isOver = status === 'declined' || status === 'cancelled';
  return isOver ? words.stayPageWords.heads[status].title : STATUS_LABEL[status];
}

/** The card that guests complete and sign at reception, prefilled with the known details. */
export function RegistrationCard({ reservation, settings, language, words }: Props) {
  const { dateWords, guestPaperWords: paper, stayPageWords } = words;
  const labels = stayPageWords.facts;
  const { id, guestName, email, phone, checkIn, checkOut, guests, children } = reservation;
  const lines: [string, ReactNode][] = [
    [paper.fullName, guestName ?? ''],
    [paper.nationality, ''],
    [paper.passport, ''],
    [paper.birth, ''],
    [paper.address, ''],
    [paper.phone, phone ?? ''],
    [paper.email, email ?? ''],
    [labels.arrival, checkIn ? formatDate(checkIn, dateWords) : ''],
    [labels.departure, checkOut ? formatDate(checkOut, dateWords) : ''],
    [
      labels.guests,
      children.length > 0 ? words.countWords.guestsInText(guests, children) : String(guests),
    ],
    [paper.room, <DocumentRoomName key="room" stay={reservation} language={language} />],
    [paper.roomNumber, ''],
  ];
  return (
    <DocumentSheet
      language={language}
      title={paper.registration}
      subtitle={`${labels.reference} ${requestReference(id)}`}
      address={settings.address}
    >
      <dl className="paper-form grid gap-x-8 gap-y-6 mt-[1.8rem]">
        {documentEntries(lines)}
        <div className="col-span-full max-w-[26rem] mt-10">
          <dt>{paper.signature}</dt>
          <dd className="min-h-8 border-b border-line-strong wrap-anywhere" />
        </div>
      </dl>
    </DocumentSheet>
  );
}
