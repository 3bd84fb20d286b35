import * as v from 'valibot';
import { calendarFile } from '../../../src/desk/calendar/ics.ts';
import type { StayEvent } from '../../../src/desk/calendar/ics.ts';
import { bellLanguage, bellText, testText } from '../../../src/guests/letters/bell-text.ts';
import { letterHtml, letterLogo } from '../../../src/guests/letters/letter-html.ts';
import { hasCalendar, LETTER_KINDS } from '../../../src/guests/letters/letter-kinds.ts';
import {
  guestLink,
  letterLanguage,
  placeholderValues,
  roomNameIn,
} from '../../../src/guests/letters/letter-facts.ts';
import type { LetterHotel, LetterStay } from '../../../src/guests/letters/letter-facts.ts';
import { BODY_MAX, writeLetter } from '../../../src/guests/letters/write-letter.ts';
import type { LetterText } from '../../../src/guests/letters/write-letter.ts';
import type { LanguageCode } from '../../../src/words/languages.ts';
import { fieldsOf } from '../../../src/lib/column-name.ts';
import { reservationSchema } from '../../../src/desk/stays/reservation.ts';
import { requestReference } from '../../../src/selling/booking/reference.ts';
import { agreedExtraSchema } from '../../../src/selling/prices/agreed-extra.ts';
import { NotTaken } from './outbox.ts';
import type { Addresses, OutboxRow, Post, RowFacts } from './outbox.ts';

/**
 * The words of a row: those that it has, else written now.
 * @throws NotTaken when its stay is gone, or when the outbox could not hold them
 */
export function wordsOf(row: OutboxRow, facts: RowFacts, from: Addresses): LetterText {
  const { subject, body } = row;
  if (subject !== null && body !== null) return { subject, body };
  const words = written(row, facts, from);
  if (!words) throw new NotTaken('refused', 'its reservation is gone', true);
  if (words.subject === '' || words.body === '')
    throw new NotTaken('unwritable', 'there are no words', true);
  const length = [...words.body].length;
  if (length > BODY_MAX)
    throw new NotTaken('unwritable', `${length} characters, ${BODY_MAX} at most`, true);
  return words;
}

function written(row: OutboxRow, facts: RowFacts, from: Addresses): LetterText | undefined {
  const { kind } = row;
  const staffRead = bellLanguage(facts.hotelInfo.languages);
  if (kind === 'test') return testText(staffRead);
  const stay = stayOf(row, facts);
  if (kind === 'bell') return bellText(row.facts, stay, from.site, staffRead);
  const letter = LETTER_KINDS.find((one) => one === kind);
  if (!letter || !stay) return undefined;
  const own = Object.fromEntries(facts.texts.map(({ key, ...text }) => [key, text]));
  return writeLetter(letter, stay, hotelOf(facts, from), own, roomsOf(row, facts));
}

/** What leaves for a row with these words: plain, as a page in the house's colours, with its days. */
export function postOf(row: OutboxRow, words: LetterText, facts: RowFacts, from: Addresses): Post {
  const { id, kind, recipient: to } = row;
  const post: Post = { id, to, subject: words.subject, text: words.body, files: [] };
  if (kind === 'bell' || kind === 'test') return post;
  const hotel = hotelOf(facts, from);
  const stay = stayOf(row, facts);
  const language = letterLanguage(stay?.language ?? facts.languages?.[id]);
  const link = stay ? guestLink(stay, hotel, language) : '';
  const rooms = roomsOf(row, facts);
  const logo = letterLogo(facts.hotelInfo, from);
  const total = stay && placeholderValues(stay, hotel, language, rooms).total;
  post.html = letterHtml(words.body, hotel, language, { link, total, logo });
  const events =
    hasCalendar(kind) && stay ? eventsOf(rooms.length > 0 ? rooms : [stay], hotel, language) : [];
  if (events.length > 0)
    post.files.push({
      name: 'stay.ics',
      type: 'text/calendar; charset=utf-8',
      text: calendarFile(hotel.name, events),
    });
  return post;
}

/** An entry for the days of a stay; rooms with the same days are one. */
function eventsOf(
  stays: readonly LetterStay[],
  hotel: LetterHotel,
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
): LetterHotel {
  return {
    ...hotelInfo,
    ...contactInfo,
    facts: houseFacts,
    showsMoon: moon.over !== 'off',
    site,
  };
}

/** A stay as `private.letter_stay` answers it: parsed for each letter, so that a bad one fails alone. */
const stayRow = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform(fieldsOf),
  v.object({
    ...reservationSchema.entries,
    roomNames: agreedExtraSchema.entries.names,
    guestKey: v.nullable(v.string()),
  }),
);

function stayOf({ id }: OutboxRow, { stays }: RowFacts): LetterStay | undefined {
  const row = stays[id];
  return row && v.parse(stayRow, row);
}

/** Rooms that were booked together and that the letter tells of; none for a stay of one room. */
function roomsOf({ id }: OutboxRow, { rooms = {} }: RowFacts): LetterStay[] {
  return (rooms[id] ?? []).map((row) => v.parse(stayRow, row));
}
