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
import { NIGHTS_MAX } from '../../basics/rules/limits.ts';
import { pathIn } from '../../basics/rules/language-paths.ts';
import { PATH, roomPath } from '../../basics/rules/paths.ts';
import { writeStaySearch } from '../../selling/search/stay-search-address.ts';
import { oneLine } from './one-line.ts';
import type { PlaceholderValues } from './email-placeholders.ts';

export type EmailStay = Pick<
  Reservation,
  | 'id'
  | 'roomName'
  | 'guestName'
  | 'guests'
  | 'children'
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
  | 'roomId'
> & {
  /** The room's name by language, as far as translated. */
  roomNames?: TranslationsByLanguage | undefined;
  /** The guest's language; English if unknown. */
  language?: string;
  /** Key of the guest's own page; without a key, e-mails have no link to it. */
  guestKey?: string | null;
};

export type EmailHotel = {
  name: string;
  phone: string;
  location: string;
  /** The hotel's main colour, `#rrggbb`. */
  primaryColor: string;
  currencySign: CurrencySign;
  /** Address of the site, without a slash at its end; '' if unknown. */
  site: string;
  languages: readonly LanguageCode[];
  facts: Pick<HouseFacts, 'checkIn' | 'checkOut' | 'freeCancelDays'>;
  showsMoon?: boolean;
};

export function emailLanguage(code: string | undefined): LanguageCode {
  return LANGUAGE_CODES.find((known) => known === code) ?? 'en';
}

export function roomNameIn(
  language: LanguageCode,
  { roomName, roomNames = {} }: Pick<EmailStay, 'roomName' | 'roomNames'>,
): string {
  return translatedText(language, roomName, roomNames, language).text;
}

/** Returns facts in the guest's language, for one room or rooms booked `together`. */
export function placeholderValues(
  stay: EmailStay,
  hotel: EmailHotel,
  language: LanguageCode = emailLanguage(stay.language),
  together: readonly EmailStay[] = [],
): PlaceholderValues {
  const { emailGuest, emailMoon, emailNumbers, emailStay, emailSum } = EMAIL_WORDS[language];
  const { countWords, dateWords, numberWords } = emailNumbers;
  const rooms = together.length > 1 ? together : [stay];
  const [firstRoom = stay] = rooms;
  const sum = (of: (room: EmailStay) => number) => rooms.reduce((all, room) => all + of(room), 0);
  const day = (date: string | null | undefined) => (date ? formatDate(date, dateWords) : '');
  // Rooms may have different dates: use the first arrival and the last departure.
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
  const people = sum((room) => room.guests);
  const children = rooms.flatMap((room) => room.children);
  const guests = countWords.guestsInText(people, children);
  const parts = partsOfTotal(rooms, language);
  const total = toCents(sum((room) => room.total));
  // Shows cents for all amounts or for none, so that the digits of a column align.
  const decimals = [total, ...parts.map(([, amount]) => amount)].every(Number.isInteger) ? 0 : 2;
  const money = (amount: number) => formatPrice(amount, hotel.currencySign, numberWords, decimals);
  const names = listed(rooms.map((room) => roomNameIn(language, room)));
  const party = { ...stay, checkIn: first, nights: nightCount, guests: people, children };
  const line = (room: EmailStay) =>
    emailStay(
      roomNameIn(language, room),
      countWords.guestsInText(room.guests, room.children),
      countWords.nightsInText(room.nights),
      day(room.checkIn) || undefined,
    );
  return {
    guest: oneLine(stay.guestName ?? '') || emailGuest,
    hotel: hotel.name,
    room: names,
    stay: emailStay(names, guests, nights, arrival || undefined),
    arrival,
    departure: day(last),
    nights,
    guests,
    sum: parts.map(([what, amount]) => emailSum.line(what, money(amount))).join('\n'),
    total: money(total),
    rooms: rooms.length > 1 ? rooms.map((room) => `– ${line(room)}`).join('\n') : '',
    // Rooms that were booked together share the reference of the first.
    reference: requestReference(firstRoom.id),
    phone: hotel.phone,
    link: guestLink(stay, hotel, language),
    search: daysLink(PATH.rooms, party, hotel, language),
    book: rooms.length > 1 ? '' : daysLink(roomPath(stay.roomId), party, hotel, language),
    checkin: hotel.facts.checkIn,
    checkout: hotel.facts.checkOut,
    moon: (hotel.showsMoon && fullNightSentence(first, nightCount, emailMoon, dateWords)) || '',
    cancelby: first && freeCancelDays !== null ? day(addDays(first, -freeCancelDays)) : '',
  };
}

/** Returns the parts of the total, each with name and amount. */
function partsOfTotal(rooms: readonly EmailStay[], language: LanguageCode): [string, number][] {
  const { emailNumbers, emailSum } = EMAIL_WORDS[language];
  const { numberWords } = emailNumbers;
  const named = (name: string, names: TranslationsByLanguage = {}) =>
    translatedText(language, name, names, language).text;
  const sums = new Map<string, number>();
  const add = (what: string, amount: number) =>
    sums.set(what, toCents((sums.get(what) ?? 0) + amount));
  for (const { price, discount } of rooms) add(emailSum.price, price + discount);
  for (const { discount, promoCode } of rooms)
    if (discount > 0) add(emailSum.discount(promoCode ?? ''), -discount);
  for (const room of rooms)
    for (const { name, names, percent, amount } of chargesOf(room))
      add(
        emailSum.fee(
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

export function guestLink(
  { guestKey }: Pick<EmailStay, 'guestKey'>,
  { site, languages }: EmailHotel,
  language: LanguageCode,
): string {
  return guestKey && site ? site + stayPathIn(language, guestKey, languages) : '';
}

type Party = Pick<EmailStay, 'nights' | 'guests' | 'children' | 'promoCode'> & {
  checkIn: string | null | undefined;
};

/** Returns the address of a page with a stay's days; '' for a stay that visitors cannot book. */
export function daysLink(
  page: string,
  { checkIn, nights, guests, children, promoCode }: Party,
  { site, languages }: Pick<EmailHotel, 'site' | 'languages'>,
  language: LanguageCode,
): string {
  if (!checkIn || !site || nights > NIGHTS_MAX) return '';
  const path = languages.includes(language) ? pathIn(language, page, languages) : page;
  const search = { arrive: checkIn, nights, guests, children, code: promoCode };
  return site + path + writeStaySearch(search);
}

/** Returns `2 × Garden Room, Sea Suite`. */
function listed(names: readonly string[]): string {
  return [...new Set(names)]
    .map((name) => {
      const times = names.filter((one) => one === name).length;
      return times > 1 ? `${times} × ${name}` : name;
    })
    .join(', ');
}
