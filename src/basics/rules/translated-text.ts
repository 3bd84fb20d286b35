import { LANGUAGE_CODES, type LanguageCode } from '../../words/languages.ts';

/** Translations of a text by language code, without the hotel's first language. */
export type TranslationsByLanguage = Readonly<Record<string, string>>;

export type TranslatedText = { text: string; language: LanguageCode };

/** Returns the translation of a text, or the text itself in the language `first`. */
export function translatedText(
  language: LanguageCode,
  text: string,
  others: TranslationsByLanguage,
  first: LanguageCode,
): TranslatedText {
  const translation = Object.hasOwn(others, language) ? others[language] : undefined;
  return translation ? { text: translation, language } : { text, language: first };
}

/** Parses translations; ignores entries that are no text and the language `first`. */
export function parseTranslations(value: unknown, first?: LanguageCode): TranslationsByLanguage {
  if (typeof value !== 'object' || value === null) return {};
  const known = (code: string) => LANGUAGE_CODES.some((one) => one === code && one !== first);
  const entries = Object.entries(value).filter(
    (entry): entry is [string, string] => known(entry[0]) && typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}
