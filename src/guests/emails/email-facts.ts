import { translatedText, type TranslationsByLanguage } from '../../basics/rules/translated-text.ts';
import { addDays, daysBetween, formatDate } from '../../basics/time/dates.ts';
import type { Reservation } from '../../desk/stays/reservation.ts';
import type { HouseFacts } from '../../content/schema/sections/house-facts.ts';
import type { CurrencySign } from '../../basics/rules/currency.ts';
import { formatNumber } from '../../basics/rules/numbers.ts';
import { formatPrice, toCents } from '../../basics/rules/price.ts';
import { chargesOf } from '../../selling/prices/stay-amounts.ts';
import { requestReference } from '../../selling/booking/reference.ts';
import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';
import { EMAIL_WORDS } from '../../words/catalogues.ts';
import { stayPathIn } from '../my-stay/guest-key.ts';
import { fullNightSentence } from '../../hotel/moon/moon-sentences.ts';
import { oneLine } from './one-line.ts';
import type { PlaceholderValues } from './email-placeholders.ts';

/** What a letter tells of a stay. */
export type EmailStay = Pick<
  Reservation,
  | 'id'
  | 'roomName'
  | 'guestName'
  | 'guests'
  | 'nights'
  | 'checkIn'
  | 'checkOut'
  | 'price'
  | 'discount'
  | 'promoCode'
  | 'fee'
  | 'charges'
  | 'extras'
  | 'total'
  | 'updatedAt'
> & {
  /** The room's name in the languages it is translated into. */
  roomNames?: TranslationsByLanguage | undefined;
  /** Of the guest; English where it is none of the site's. */
  language?: string;
  /** Opens the guest's own page of the stay; none where the house has no such pages. */
  guestKey?: string | null;
};

/** What it tells of the house. */
export type EmailHotel = {
  name: string;
  phone: string;
  location: string;
  /** `#rrggbb` */
  primaryColor: string;
  currencySign: CurrencySign;
  /** Where the site is, without a slash at its end; '' where nobody has said so. */
  site: string;
  /** That the site is offered in, its first one first. */
  languages: readonly LanguageCode[];
  facts: Pick<HouseFacts, 'checkIn' | 'checkOut' | 'freeCancelDays'>;
  /** Whether the house tells of the moon. */
  showsMoon?: boolean;
};

/** The language in which a guest is written to. */
export function emailLanguage(code: string | undefined): LanguageCode {
  return LANGUAGE_CODES.find((known) => known === code) ?? 'en';
}

/** A stay's name of its room as the guest reads it. */
export function roomNameIn(
  language: LanguageCode,
  { roomName, roomNames = {} }: Pick<EmailStay, 'roomName' | 'roomNames'>,
): string {
  return translatedText(language, roomName, roomNames, language).text;
}

/**
 * The facts in the guest's language; '' for one that is not known. @param together rooms of the
 * booking: their names, guests and prices count together, and each has a line of its own
 */
export function placeholderValues(
  stay: EmailStay,
  hotel: EmailHotel,
  language: LanguageCode = emailLanguage(stay.language),
  together: readonly EmailStay[] = [],
): PlaceholderValues {
  const { letterGuest, letterMoon, letterNumbers, letterStay, letterSum } = EMAIL_WORDS[language];
  const { countWords, dateWords, numberWords } = letterNumbers;
  const rooms = together.length > 1 ? together : [stay];
  const sum = (of: (room: EmailStay) => number) => rooms.reduce((all, room) => all + of(room), 0);
  const day = (date: string | null | undefined) => (date ? formatDate(date, dateWords) : '');
  // Rooms that were moved one by one: from the first arrival to the last departure.
  const [first] = rooms.flatMap(({ checkIn }) => checkIn ?? []).toSorted();
  const last = rooms
    .flatMap(({ checkOut }) => checkOut ?? [])
    .toSorted()
    .at(-1);
  const { freeCancelDays } = hotel.facts;
  const arrival = day(first);
  const nightCount =
    first && last ? daysBetween(first, last) : Math.max(...rooms.map((room) => room.nights));
  const nights = countWords.nightsInText(nightCount);
  const guests = countWords.guestsInText(sum((room) => room.guests));
  const parts = partsOfTotal(rooms, language);
  const total = toCents(sum((room) => room.total));
  // All with cents or none, so that the digits of one column stand below each other.
  const decimals = [total, ...parts.map(([, amount]) => amount)].every(Number.isInteger) ? 0 : 2;
  const money = (amount: number) => {
    const written = formatPrice(Math.abs(amount), hotel.currencySign, numberWords, decimals);
    return amount < 0 ? `−${written}` : written;
  };
  const names = listed(rooms.map((room) => roomNameIn(language, room)));
  const line = (room: EmailStay) =>
    letterStay(
      roomNameIn(language, room),
      countWords.guestsInText(room.guests),
      countWords.nightsInText(room.nights),
      day(room.checkIn) || undefined,
    );
  return {
    guest: oneLine(stay.guestName ?? '') || letterGuest,
    hotel: hotel.name,
    room: names,
    stay: letterStay(names, guests, nights, arrival || undefined),
    arrival,
    departure: day(last),
    nights,
    guests,
    sum: parts.map(([what, amount]) => letterSum.line(what, money(amount))).join('\n'),
    total: money(total),
    rooms: rooms.length > 1 ? rooms.map((room) => `– ${line(room)}`).join('\n') : '',
    reference: requestReference(stay.id),
    phone: hotel.phone,
    link: guestLink(stay, hotel, language),
    checkin: hotel.facts.checkIn,
    checkout: hotel.facts.checkOut,
    moon: (hotel.showsMoon && fullNightSentence(first, nightCount, letterMoon, dateWords)) || '',
    cancelby: first && freeCancelDays !== null ? day(addDays(first, -freeCancelDays)) : '',
  };
}

/** What the total is made of, so that a guest can add it up: names and amounts. */
function partsOfTotal(rooms: readonly EmailStay[], language: LanguageCode): [string, number][] {
  const { letterNumbers, letterSum } = EMAIL_WORDS[language];
  const { numberWords } = letterNumbers;
  const named = (name: string, names: TranslationsByLanguage = {}) =>
    translatedText(language, name, names, language).text;
  const sums = new Map<string, number>();
  const add = (what: string, amount: number) =>
    sums.set(what, toCents((sums.get(what) ?? 0) + amount));
  for (const { price, discount } of rooms) add(letterSum.price, price + discount);
  for (const { discount, promoCode } of rooms)
    if (discount > 0) add(letterSum.discount(promoCode ?? ''), -discount);
  for (const room of rooms)
    for (const { name, names, percent, amount } of chargesOf(room))
      add(
        letterSum.fee(
          formatNumber(percent, undefined, numberWords),
          named(name, names) || undefined,
        ),
        amount,
      );
  for (const { extras } of rooms)
    for (const { name, names, count, amount } of extras)
      add(named(name, names) + (count > 1 ? ` ×\u00a0${count}` : ''), amount);
  return [...sums];
}

/** The address of the guest's own page; '' where there is none. */
export function guestLink(
  { guestKey }: Pick<EmailStay, 'guestKey'>,
  { site, languages }: EmailHotel,
  language: LanguageCode,
): string {
  return guestKey && site ? site + stayPathIn(language, guestKey, languages) : '';
}

/** `2 × Garden Room, Sea Suite` */
function listed(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const times = names.filter((one) => one === name).length;
      return times > 1 ? `${times} × ${name}` : name;
    })
    .join(', ');
}
