/**
 * The languages that the site supports. To add one: an entry here, a folder of catalogues, its
 * lines in catalogues.ts and the translated sample (content/sample); `npm run migration` adds it to
 * the database. The compiler, the build or a test names what is missing.
 */
type Entry = {
  /** The folder of its catalogues, and the first part of its pages' addresses. */
  code: string;
  /** The language's name in the language itself. */
  name: string;
  /** The value of `lang` and `hreflang`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** The Unicode name of its script. */
  script: string;
  /** The Open Graph locale, used in link previews. */
  locale: string;
  /** True if the admin area is translated into this language. */
  forStaff: boolean;
  /** The language's name in the languages of the admin area. */
  called: { en: string; km: string };
  /** The suggestion to switch to this language, shown on pages in another language. */
  offer: { link: string; close: string };
};

export const LANGUAGES = [
  {
    code: 'en',
    name: 'English',
    tag: 'en',
    dir: 'ltr',
    script: 'Latin',
    locale: 'en_US',
    forStaff: true,
    called: { en: 'English', km: 'អង់គ្លេស' },
    offer: { link: 'Read this page in English', close: 'Close' },
  },
  {
    code: 'km',
    name: 'ខ្មែរ',
    tag: 'km',
    dir: 'ltr',
    script: 'Khmer',
    locale: 'km_KH',
    forStaff: true,
    called: { en: 'Khmer', km: 'ខ្មែរ' },
    offer: { link: 'អានទំព័រនេះជាភាសាខ្មែរ', close: 'បិទ' },
  },
  {
    code: 'fr',
    name: 'Français',
    tag: 'fr',
    dir: 'ltr',
    script: 'Latin',
    locale: 'fr_FR',
    forStaff: false,
    called: { en: 'French', km: 'បារាំង' },
    offer: { link: 'Lire cette page en français', close: 'Fermer' },
  },
  {
    code: 'zh',
    name: '中文',
    tag: 'zh-Hans',
    dir: 'ltr',
    script: 'Han',
    locale: 'zh_CN',
    forStaff: false,
    called: { en: 'Chinese', km: 'ចិន' },
    offer: { link: '用中文阅读此页', close: '关闭' },
  },
] as const satisfies readonly Entry[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
export type StaffLanguage = Extract<(typeof LANGUAGES)[number], { forStaff: true }>['code'];
export type Language = Entry & { code: LanguageCode };

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** The admin area's language if the site's first language has no translation of it. */
export const STAFF_LANGUAGE: StaffLanguage = 'en';

/** Returns the language with a code. @throws Error for an unknown code */
export function languageOf(code: LanguageCode): Language {
  const found: Language | undefined = LANGUAGES.find((language) => language.code === code);
  if (!found) throw new Error(`No language has the code ${String(code)}.`);
  return found;
}

/** Returns the languages with these codes, in this order; unknown codes are skipped. */
export function languagesOf(codes: readonly string[]): Language[] {
  const all: readonly Language[] = LANGUAGES;
  return codes.flatMap((code) => all.filter((language) => language.code === code));
}
