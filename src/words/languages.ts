/**
 * Every language the site can be in. Another one is a line here and a folder with its words beside
 * English: what that lacks, the compiler and the build name (catalogues.ts).
 */
type Entry = {
  /** Folder of its words, and the first part of its addresses. */
  code: string;
  /** As its speakers write it. */
  name: string;
  /** For `lang` and `hreflang`. */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** For link previews (Open Graph). */
  locale: string;
  /** Whether the admin area speaks it too. */
  forStaff: boolean;
};

export const LANGUAGES = [
  { code: 'en', name: 'English', tag: 'en', dir: 'ltr', locale: 'en_US', forStaff: true },
  { code: 'km', name: 'ខ្មែរ', tag: 'km', dir: 'ltr', locale: 'km_KH', forStaff: true },
  { code: 'fr', name: 'Français', tag: 'fr', dir: 'ltr', locale: 'fr_FR', forStaff: false },
  { code: 'zh', name: '中文', tag: 'zh-Hans', dir: 'ltr', locale: 'zh_CN', forStaff: false },
] as const satisfies readonly Entry[];

export type LanguageCode = (typeof LANGUAGES)[number]['code'];
export type Language = Entry & { code: LanguageCode };

export const LANGUAGE_CODES: readonly LanguageCode[] = LANGUAGES.map(({ code }) => code);

/** What staff read where the site's first language has no words for them. */
export const STAFF_LANGUAGE: LanguageCode = 'en';

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
