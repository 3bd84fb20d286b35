import { plainText } from '../../basics/rules/digits.ts';
import * as limits from '../../basics/rules/limits.ts';
import { isBookableDay } from '../../basics/time/dates.ts';
import { areAlone, readAges } from '../prices/children.ts';
import { parseTypedDate } from '../../basics/time/numeric-date.ts';

/** A search by dates. `children`: the ages of the children among the guests. */
export type StaySearch = {
  arrive: string;
  nights: number;
  guests: number;
  children: number[];
  code: string | null;
};
export type SearchField = keyof StaySearch;

export type StayFromAddress = {
  /** The fields that could be read; a search needs `arrive`. */
  asked: Omit<StaySearch, 'arrive'> & { arrive?: string };
  /** The fields of the address that were left out, because they could not be read. */
  unread: SearchField[];
  /** The ages of a party without an adult, for which nothing is searched. */
  alone?: number[];
};

/** Reads a stay from an address or from the form, which browsers may send without the app. */
export function readStaySearch(params: URLSearchParams): StayFromAddress {
  const unread: SearchField[] = [];
  function read<T>(field: SearchField, parse: (text: string) => T | undefined): T | undefined {
    const texts = params.getAll(field).map((text) => plainText(text).trim());
    const [text = '', ...others] = texts;
    if (texts.every((one) => one === '')) return undefined;
    const value = others.length > 0 ? undefined : parse(text);
    if (value === undefined) unread.push(field);
    return value;
  }
  const arrive = read('arrive', arrivalOf);
  const nights = read('nights', wholeNumber(limits.NIGHTS_MIN, limits.NIGHTS_MAX));
  const guests = read('guests', wholeNumber(limits.GUESTS_MIN, limits.SEARCH_GUESTS_MAX));
  const people = guests ?? limits.SEARCH_GUESTS;
  const ages = read('children', readAges) ?? [];
  const isAlone = areAlone(ages, people);
  const code = read('code', codeOf);
  return {
    asked: {
      ...(arrive && { arrive }),
      nights: nights ?? limits.NIGHTS_MIN,
      guests: people,
      children: isAlone ? [] : ages,
      code: code ?? null,
    },
    unread,
    ...(isAlone && { alone: ages }),
  };
}

export function writeStaySearch({ arrive, nights, guests, children, code }: StaySearch): string {
  const ages = children.length > 0 ? `&children=${children.join(',')}` : '';
  const given = code ? `&code=${encodeURIComponent(code)}` : '';
  return `?arrive=${arrive}&nights=${nights}&guests=${guests}${ages}${given}`;
}

function arrivalOf(text: string): string | undefined {
  const day = parseTypedDate(text);
  return day && isBookableDay(day) ? day : undefined;
}

const wholeNumber = (least: number, most: number) => (text: string) => {
  const number = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return number >= least && number <= most ? number : undefined;
};

function codeOf(text: string): string | undefined {
  return text.length <= limits.PROMO_CODE_MAX && !/\s/u.test(text) ? text : undefined;
}
