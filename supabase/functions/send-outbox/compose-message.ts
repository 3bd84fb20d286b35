import * as v from 'valibot';
import { calendarFile } from '../../../src/desk/calendar/ics.ts';
import type { StayEvent } from '../../../src/desk/calendar/ics.ts';
import { alertLanguage, alertText, testAlertText } from '../../../src/guests/emails/alert-text.ts';
import { invitationText, LINK_PLACE } from '../../../src/guests/emails/invitation-text.ts';
import { emailHtml, emailLogo } from '../../../src/guests/emails/email-html.ts';
import { hasCalendarEntry, EMAIL_KINDS } from '../../../src/guests/emails/email-kinds.ts';
import {
  guestLink,
  emailLanguage,
  placeholderValues,
  roomNameIn,
} from '../../../src/guests/emails/email-facts.ts';
import type { EmailHotel, EmailStay } from '../../../src/guests/emails/email-facts.ts';
import { BODY_MAX, writeEmail } from '../../../src/guests/emails/write-email.ts';
import type { EmailText } from '../../../src/guests/emails/write-email.ts';
import type { LanguageCode } from '../../../src/words/languages.ts';
import { fieldsOf } from '../../../src/lib/column-name.ts';
import { reservationSchema } from '../../../src/desk/stays/reservation.ts';
import { requestReference } from '../../../src/selling/booking/reference.ts';
import { agreedExtraSchema } from '../../../src/selling/prices/agreed-extra.ts';
import { DeliveryError } from './outbox.ts';
import type { Addresses, OutboxRow, OutgoingMessage, RowFacts } from './outbox.ts';

/**
 * Returns a row's stored text, or composes it. @throws DeliveryError if the stay no longer exists,
 * or the text is too long
 */
export function wordsOf(row: OutboxRow, facts: RowFacts, from: Addresses): EmailText {
  const { subject, body } = row;
  if (subject !== null && body !== null) return { subject, body };
  const words = written(row, facts, from);
  if (!words) throw new DeliveryError('refused', 'its reservation is gone', true);
  if (words.subject === '' || words.body === '')
    throw new DeliveryError('unwritable', 'there are no words', true);
  const length = [...words.body].length;
  if (length > BODY_MAX)
    throw new DeliveryError('unwritable', `${length} characters, ${BODY_MAX} at most`, true);
  return words;
}

function written(row: OutboxRow, facts: RowFacts, from: Addresses): EmailText | undefined {
  const { kind } = row;
  const staffRead = alertLanguage(facts.hotelInfo.languages);
  if (kind === 'test') return testAlertText(staffRead);
  if (kind === 'invitation') return invitationText(row.facts, facts.hotelInfo.name);
  const stay = stayOf(row, facts);
  const rooms = roomsOf(row, facts);
  if (kind === 'bell') {
    const stays = rooms.length === 0 && stay ? [stay] : rooms;
    return alertText(row.facts, stays, hotelOf(facts, from), staffRead);
  }
  const emailKind = EMAIL_KINDS.find((one) => one === kind);
  if (!emailKind || !stay) return undefined;
  const own = Object.fromEntries(facts.texts.map(({ key, ...text }) => [key, text]));
  return writeEmail(emailKind, stay, hotelOf(facts, from), own, rooms);
}

/** Composes the message: plain text, HTML, and a calendar file of the stay. */
export function composeMessage(
  row: OutboxRow,
  words: EmailText,
  facts: RowFacts,
  from: Addresses,
  invitationLink = '',
): OutgoingMessage {
  const { id, kind, recipient: to } = row;
  const post: OutgoingMessage = { id, to, subject: words.subject, text: words.body, files: [] };
  if (kind === 'bell' || kind === 'test') return post;
  const hotel = hotelOf(facts, from);
  if (kind === 'invitation') {
    post.text = words.body.replaceAll(LINK_PLACE, invitationLink);
    const logo = emailLogo(facts.hotelInfo, from);
    const language = emailLanguage(row.facts.language);
    post.html = emailHtml(post.text, hotel, language, { link: invitationLink, logo });
    return post;
  }
  const stay = stayOf(row, facts);
  const language = emailLanguage(stay?.language ?? facts.languages?.[id]);
  const link = stay ? guestLink(stay, hotel, language) : '';
  const rooms = roomsOf(row, facts);
  const logo = emailLogo(facts.hotelInfo, from);
  const total = stay && placeholderValues(stay, hotel, language, rooms).total;
  post.html = emailHtml(words.body, hotel, language, { link, total, logo });
  const events =
    hasCalendarEntry(kind) && stay
      ? eventsOf(rooms.length > 0 ? rooms : [stay], hotel, language)
      : [];
  if (events.length > 0)
    post.files.push({
      name: 'stay.ics',
      type: 'text/calendar; charset=utf-8',
      text: calendarFile(hotel.name, events),
    });
  return post;
}

/** Calendar events of a stay; rooms with the same days share one event. */
function eventsOf(
  stays: readonly EmailStay[],
  hotel: EmailHotel,
  language: LanguageCode,
): StayEvent[] {
  const events: Required<StayEvent>[] = [];
  for (const stay of stays) {
    const { id, checkIn, checkOut, updatedAt } = stay;
    if (!checkIn || !checkOut) continue;
    const same = events.find((one) => one.checkIn === checkIn && one.checkOut === checkOut);
    const description = `${roomNameIn(language, stay)}\n${requestReference(id)}`;
    if (same) same.description += `\n${description}`;
    else events.push({ id, checkIn, checkOut, updatedAt, summary: hotel.name, description });
  }
  return events;
}

function hotelOf(
  { hotelInfo, contactInfo, houseFacts, moon }: RowFacts,
  { site }: Addresses,
): EmailHotel {
  return {
    ...hotelInfo,
    ...contactInfo,
    facts: houseFacts,
    showsMoon: moon.over !== 'off',
    site,
  };
}

/** Schema of a stay. Each e-mail's stay is parsed separately, so that invalid ones fail alone. */
const stayRow = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(fieldsOf),
  v.object({
    ...reservationSchema.entries,
    roomNames: agreedExtraSchema.entries.names,
    guestKey: v.nullable(v.string()),
  }),
);

function stayOf({ id }: OutboxRow, { stays }: RowFacts): EmailStay | undefined {
  const row = stays[id];
  return row && v.parse(stayRow, row);
}

function roomsOf({ id }: OutboxRow, { rooms = {} }: RowFacts): EmailStay[] {
  return (rooms[id] ?? []).map((row) => v.parse(stayRow, row));
}
