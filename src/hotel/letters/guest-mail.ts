import { formatDate } from '../time/dates.ts';
import { guestLetterWords as words } from '../../words/staff.ts';
import { mailtoLink } from './mailto.ts';
import { dayLabel } from '../time/relative-time.ts';
import { formatPrice } from '../rules/price.ts';
import { requestReference } from '../booking/reference.ts';
import type { ReservationStatus } from '../reservations/reservation-status.ts';
import type { Reservation } from '../reservations/reservation.ts';
import { countWords } from '../../words/visitors.ts';

/** A letter to a guest, ready to be read over and sent. */
export type Letter = { to: string; subject: string; body: string };

/** A letter as a function of facts, for the statuses that have one of their own. */
const ANSWERS: Partial<Record<ReservationStatus, typeof words.other>> = words.answers;

/** Mail programs cut longer addresses short; counted as they are sent, in characters. */
const MAILTO_MAX = 1900;

/** What a guest is told about a reservation as it stands; undefined without an address. */
export function answerLetter(
  reservation: Reservation,
  hotel: { name: string; phone: string },
): Letter | undefined {
  const { email, status } = reservation;
  if (email === null) return undefined;
  const answer = ANSWERS[status] ?? words.other;
  const paragraphs = [
    words.greeting(reservation.guestName),
    answer.text(stayOf(reservation), facts(reservation)),
    words.close(hotel.phone),
    `${hotel.name}\n${words.reference(requestReference(reservation.id))}\n`,
  ];
  return {
    to: email,
    subject: answer.subject(hotel.name, reservation.roomName),
    body: paragraphs.join('\n\n'),
  };
}

/**
 * An edited letter with what has changed between two ready ones: lines that were left as they
 * stood are replaced. Undefined when that cannot be done without guessing.
 */
export function withNewFacts(
  edited: Pick<Letter, 'subject' | 'body'>,
  before: Letter,
  after: Letter,
): Pick<Letter, 'subject' | 'body'> | undefined {
  const old = [before.subject, ...before.body.split('\n')];
  const fresh = [after.subject, ...after.body.split('\n')];
  if (old.length !== fresh.length) return undefined;
  const lines = [edited.subject, ...edited.body.split('\n')];
  for (const [index, line] of old.entries()) {
    const now = fresh[index];
    if (now === undefined || now === line) continue;
    const at = lines.indexOf(line);
    if (at === -1) return undefined;
    lines[at] = now;
  }
  const [subject = '', ...body] = lines;
  return { subject, body: body.join('\n') };
}

/** A reply with what the guest wrote below it. */
export function replyLetter(
  message: { name: string; email: string; subject: string; message: string; createdAt: string },
  hotelName: string,
): Letter {
  const day = dayLabel(message.createdAt);
  const quoted = message.message
    .trim()
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join('\n');
  const subject = /^re:/i.test(message.subject)
    ? message.subject
    : words.replySubject(message.subject);
  const body = words.reply(message.name, hotelName, day, quoted);
  return { to: message.email, subject, body };
}

/**
 * Opens the letter in the reader's own mail program. A text that would make the address too long
 * is cut at its end, which is where a quotation stands.
 */
export function letterLink({ to, subject, body }: Letter): string {
  const link = (text: string) => mailtoLink(to, { subject: oneLine(subject), body: text });
  const lines = body.toWellFormed().replaceAll('\n', '\r\n');
  const whole = link(lines);
  if (whole.length <= MAILTO_MAX) return whole;
  const cut = '\r\n[…]';
  let room = MAILTO_MAX - link(cut).length;
  let kept = '';
  for (const character of lines) {
    room -= encodeURIComponent(character).length;
    if (room < 0) break;
    kept += character;
  }
  return link(kept + cut);
}

/** `Garden Standard, 2 guests, 3 nights from Tue 24 Nov 2026`. */
function stayOf({ roomName, guests, nights, checkIn }: Reservation): string {
  return words.stay(
    roomName,
    countWords.guestsInText(guests),
    countWords.nightsInText(nights),
    checkIn ? formatDate(checkIn) : undefined,
  );
}

function facts(reservation: Reservation): string {
  const { roomName, guests, nights, checkIn, checkOut, total } = reservation;
  return [
    words.room(roomName),
    ...(checkIn ? [words.arrival(formatDate(checkIn))] : []),
    ...(checkOut ? [words.departure(formatDate(checkOut))] : []),
    words.nightsAndGuests(countWords.nightsInText(nights), countWords.guestsInText(guests)),
    words.total(formatPrice(total)),
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
