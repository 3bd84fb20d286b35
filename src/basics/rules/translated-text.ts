import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';

/** A text in the languages that it has a translation into, by their codes; never the first one. */
export type TranslationsByLanguage = Readonly<Record<string, string>>;

export type TranslatedText = { text: string; language: LanguageCode };

/** A text as a reader of a language gets it: its translation, else as it is written, in `first`. */
export function translatedText(
  language: LanguageCode,
  text: string,
  others: TranslationsByLanguage,
  first: LanguageCode,
): TranslatedText {
  const translation = Object.hasOwn(others, language) ? others[language] : undefined;
  return translation ? { text: translation, language } : { text, language: first };
}

/** Any value as texts by language; what is none is left out, and so is the first language. */
export function parseTranslations(value: unknown, first?: LanguageCode): TranslationsByLanguage {
  if (typeof value !== 'object' || value === null) return {};
  const known = (code: string) => LANGUAGE_CODES.some((one) => one === code && one !== first);
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => known(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
