/**
 * Every language the site can be in. Another one is an entry here, a folder with its words beside
 * English, its lines in catalogues.ts and the sample in it (content/sample); `npm run migration` adds it
 * to the database's list. The compiler, the build or a test names what is missing.
 */
type Entry = {
  /** Folder of its words, and the first part of its addresses. */
  code: string;
  /** As its speakers write it. */
  name: string;
  /** For `lang` and `hreflang`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Its letters, as Unicode names them. */
  script: string;
  /** For link previews (Open Graph). */
  locale: string;
  /** Whether the admin area speaks it too. */
  forStaff: boolean;
  /** What staff call it, by the code of their language. */
  called: { en: string; km: string };
  /** On a page in another language, for someone who would rather read this one. */
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
/** Whose words staff read. */
export type StaffLanguage = Extract<(typeof LANGUAGES)[number], { forStaff: true }>['code'];
export type Language = Entry & { code: LanguageCode };

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** What staff read where the site's first language has no words for them. */
export const STAFF_LANGUAGE: StaffLanguage = 'en';

/** The language of a code. @throws Error for a code that is none */
export function languageOf(code: LanguageCode): Language {
  const found: Language | undefined = LANGUAGES.find((language) => language.code === code);
  if (!found) throw new Error(`No language has the code ${String(code)}.`);
  return found;
}

/** The languages of these codes, in their order; what is no code is left out. */
export function languagesOf(codes: readonly string[]): Language[] {
  const all: readonly Language[] = LANGUAGES;
  return codes.flatMap((code) => all.filter((language) => language.code === code));
}
