import { formatDate } from '../time/dates.ts';
import { mailtoLink } from './mailto.ts';
import { dayLabel } from '../time/relative-time.ts';
import { formatPrice } from '../rules/price.ts';
import { requestReference } from '../booking/reference.ts';
import type { ReservationStatus } from '../reservations/reservation-status.ts';
import type { Reservation } from '../reservations/reservation.ts';
import { countWords } from '../../words/visitors.ts';

/** A letter to a guest, ready to be read over and sent. */
export type Letter = { to: string; subject: string; body: string };

/** Mail programs cut longer addresses short; counted as they are sent, in characters. */
const MAILTO_MAX = 1900;

/** What a guest is told about a reservation as it stands; undefined without an address. */
export function answerLetter(
  reservation: Reservation,
  hotel: { name: string; phone: string },
): Letter | undefined {
  const { email, status } = reservation;
  if (email === null) return undefined;
  const { subject, text } = (ANSWERS[status] ?? otherAnswer)(reservation, hotel.name);
  const close = `If anything is to be different, simply reply to this message${
    hotel.phone ? ` or call us at ${hotel.phone}` : ''
  }.\n\n${hotel.name}`;
  return {
    to: email,
    subject,
    body: `${greeting(reservation)}\n\n${text}\n\n${close}\nReference: ${requestReference(reservation.id)}\n`,
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

type Answer = (reservation: Reservation, hotelName: string) => { subject: string; text: string };

const ANSWERS: Partial<Record<ReservationStatus, Answer>> = {
  new: (reservation, hotelName) => ({
    subject: `Your request at ${hotelName}: ${reservation.roomName}`,
    text: `thank you for asking for ${stayWords(reservation)}. We are looking at it and answer soon.`,
  }),
  confirmed: (reservation, hotelName) => ({
    subject: `Your booking at ${hotelName} is confirmed: ${reservation.roomName}`,
    text: `your booking is confirmed.\n\n${facts(reservation)}\n\nYou pay at the house; nothing has been charged. We look forward to having you with us.`,
  }),
  declined: (reservation, hotelName) => ({
    subject: `Your request at ${hotelName}: ${reservation.roomName}`,
    text: `thank you for asking for ${stayWords(reservation)}. We are sorry that we cannot offer it. If other dates or another room suit you, tell us and we will look at once.`,
  }),
  cancelled: (reservation, hotelName) => ({
    subject: `Your booking at ${hotelName} is cancelled: ${reservation.roomName}`,
    text: `your booking for ${stayWords(reservation)} is cancelled, and nothing has been charged. We would be glad to see you another time.`,
  }),
};

function otherAnswer(reservation: Reservation, hotelName: string) {
  return {
    subject: `Your stay at ${hotelName}: ${reservation.roomName}`,
    text: `we are writing about your stay.\n\n${facts(reservation)}`,
  };
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
  const subject = /^re:/i.test(message.subject) ? message.subject : `Re: ${message.subject}`;
  const body = `Dear ${message.name},\n\n\n\n${hotelName}\n\nOn ${day} you wrote:\n${quoted}\n`;
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

function greeting({ guestName }: Reservation): string {
  return guestName ? `Dear ${guestName},` : 'Good day,';
}

/** `Garden Standard, 2 guests, 3 nights from Tue 24 Nov 2026`. */
function stayWords({ roomName, guests, nights, checkIn }: Reservation): string {
  const from = checkIn ? ` from ${formatDate(checkIn)}` : '';
  return `${roomName}, ${countWords.guestsInText(guests)}, ${countWords.nightsInText(nights)}${from}`;
}

function facts(reservation: Reservation): string {
  const { roomName, guests, nights, checkIn, checkOut, total } = reservation;
  return [
    `Room: ${roomName}`,
    ...(checkIn ? [`Arrival: ${formatDate(checkIn)}`] : []),
    ...(checkOut ? [`Departure: ${formatDate(checkOut)}`] : []),
    `Stay: ${countWords.nightsInText(nights)}, ${countWords.guestsInText(guests)}`,
    `Total: ${formatPrice(total)}, service fee included`,
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
