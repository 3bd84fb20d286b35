import { execFileSync } from 'node:child_process';
import { textsOf } from '../../scripts/words-table.ts';
import { alternatesOf, baseOf, pathIn, splitLanguage } from '@/basics/rules/language-paths';
import { staffBaseOf } from '@/basics/rules/staff-paths';
import { LANGUAGE_CODES, LANGUAGES, languageOf, languagesOf } from '@/words/languages';
import { asStaffLanguage } from '@/words/staff-languages';
import * as english from '@/words/en/visitors';
import * as french from '@/words/fr/visitors';
import { dateWords as frenchDates, roomsWords as frenchRooms } from '@/words/fr/visitors';
import * as khmerForStaff from '@/words/km/staff';
import * as khmer from '@/words/km/visitors';
import * as chinese from '@/words/zh/visitors';

const KHMER = /[\u1780-\u17ff]/;

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  // The argument '2' works as a text and as a number.
  if (typeof value === 'function') {
    // A sentence that calls `join` on an argument needs a list.
    const list = /(\w+)\.join\(/.exec(String(value))?.[1];
    const names = /^\(?([^)]*)/.exec(String(value))?.[1]?.split(',') ?? [];
    const facts = ['2', '3', '4', '5'].map((fact, at) =>
      list !== undefined && names[at]?.trim().split(/\W/)[0] === list ? [fact] : fact,
    );
    return texts((value as (...facts: unknown[]) => unknown)(...facts));
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(texts) : [];
}

describe('the list of languages', () => {
  test('has each once, by its own name, English first', () => {
    expect(LANGUAGE_CODES[0]).toBe('en');
    expect(new Set(LANGUAGES.map(({ name }) => name)).size).toBe(LANGUAGES.length);
    for (const { tag } of LANGUAGES) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
    expect(languageOf('zh')).toMatchObject({ tag: 'zh-Hans', name: '中文' });
    expect(languagesOf(['km', 'xx', 'en']).map(({ code }) => code)).toEqual(['km', 'en']);
  });
});

describe('addresses', () => {
  const PUBLISHED = ['km', 'en'] as const;

  test('the first language stands at /, every other below its code', () => {
    expect(PUBLISHED.map((code) => baseOf(code, PUBLISHED))).toEqual(['', '/en']);
    expect(pathIn('en', '/', PUBLISHED)).toBe('/en');
    expect(pathIn('km', '/', PUBLISHED)).toBe('/');
    expect(pathIn('en', '/rooms/a', PUBLISHED)).toBe('/en/rooms/a');
  });

  test('staff find /admin in the site’s first language if they can read it, else in English', () => {
    expect(PUBLISHED.map((code) => staffBaseOf(code, PUBLISHED))).toEqual(['', '/en']);
    for (const published of [['en', 'fr'], ['fr', 'km'], ['zh']] as const) {
      expect(staffBaseOf('en', published)).toBe('');
      expect(staffBaseOf('km', published)).toBe('/km');
    }
    expect(['km', 'fr', 'xx', null, 1].map(asStaffLanguage)).toEqual(['km', ...Array(4)]);
  });

  test.each([
    ['/en', { code: 'en', path: '/' }],
    ['/en/', { code: 'en', path: '/' }],
    ['/en/rooms/a', { code: 'en', path: '/rooms/a' }],
    ['/england', { code: 'km', path: '/england' }],
    ['/fr/rooms', { code: 'km', path: '/fr/rooms' }],
    ['/km/rooms', { code: 'km', path: '/km/rooms' }],
    ['/rooms/en', { code: 'km', path: '/rooms/en' }],
  ])('%s is read as it was written', (where, expected) => {
    expect(splitLanguage(where, PUBLISHED)).toEqual(expected);
  });

  test('a page names itself in every language, and nothing where there is one', () => {
    expect(alternatesOf('/rooms', PUBLISHED)).toEqual([
      { tag: 'km', path: '/rooms' },
      { tag: 'en', path: '/en/rooms' },
      { tag: 'x-default', path: '/rooms' },
    ]);
    expect(alternatesOf('/rooms', ['en'])).toEqual([]);
  });
});

describe('the catalogues', () => {
  test.each(
    ['visitors', 'emails', 'sign-in', 'staff', 'alerts'].flatMap((catalogue) =>
      LANGUAGES.slice(1)
        .filter(({ forStaff }) => forStaff || ['visitors', 'emails'].includes(catalogue))
        .map(({ code }) => [code, catalogue]),
    ),
  )('in %s have for %s what English has, and each sentence tells the same facts', async (...of) => {
    const [other, whole] = await Promise.all(
      [of[0], 'en'].map((code) => import(`../../src/words/${code}/${of[1]}.ts`)),
    );
    // The compiler refuses a parameter that a sentence does not use.
    const facts = (catalogue: unknown) =>
      [...textsOf(catalogue)].map(([name, text]) => {
        const told = /^\(([^)]*)\) =>/.exec(text)?.[1] ?? '';
        return `${name}: ${told.split(',').filter((one) => one.trim()).length} facts`;
      });
    expect(facts(other).toSorted()).toEqual(facts(whole).toSorted());
  });

  test('say everything in their own letters', () => {
    const khmerTexts = texts(khmer);
    expect(khmerTexts.length).toBe(texts(english).length);
    const letters = /[a-z]/i;
    const odd = (all: string[], own: RegExp) =>
      all.filter((text) => letters.test(text) && !own.test(text) && !/@/.test(text));
    // Brand names stay in Latin letters, and prices keep their currency.
    expect(odd(khmerTexts, KHMER)).toEqual(['WeChat']);
    const written = [...textsOf(khmerForStaff).values()].map((text) =>
      text.replaceAll(/^\(.*?\) =>(?: \w+\.join.*)?|\$\{[^}]*\}/g, ''),
    );
    expect([...new Set(odd(written, KHMER))].join(', ')).toBe(
      'Instagram, Facebook, YouTube, TikTok, LINE, WeChat, WhatsApp, Telegram, Messenger, ' +
        'Tripadvisor, Google Maps, Booking.com, Airbnb, Agoda, Expedia / Vrbo',
    );
    expect(odd(texts(chinese), /[\u4e00-\u9fff]|US\$/)).toEqual([]);
  });

  test('French has its spaces, Chinese its own punctuation', () => {
    for (const text of texts(french)) expect(text).not.toMatch(/ [:;!?%]/);
    for (const text of texts(french)) expect(text).not.toMatch(/[^\u00a0\d]:(?!\/\/)|[^\u202f];/);
    for (const text of texts(chinese)) expect(text).not.toMatch(/[\u4e00-\u9fff][,.;:!?]/);
  });

  test('French writes hours with an h, and one amenity more in the singular', () => {
    expect(frenchDates.moment(1, 10, 2026, '14:05')).toBe('1er novembre 2026, 14\u00a0h\u00a005');
    expect(frenchDates.moment(2, 0, 2026, '14:00')).toBe('2 janvier 2026, 14\u00a0h');
    expect(frenchRooms.moreAmenities(1)).toBe('+ 1 autre');
    expect(frenchRooms.moreAmenities(2)).toBe('+ 2 autres');
  });
});

test('a native reader is given every word of every language, side by side', () => {
  const table = execFileSync(process.execPath, ['scripts/words-table.ts'], { encoding: 'utf8' });
  const texts = [english, french, khmer, chinese, khmerForStaff].flatMap((catalogue) =>
    [...textsOf(catalogue).values()].filter((text) => !/[|]|=>/.test(text)),
  );
  expect(texts.filter((text) => !table.includes(`| ${text} |`))).toEqual([]);
  for (const { name } of LANGUAGES) expect(table).toContain(` ${name} |`);
});
