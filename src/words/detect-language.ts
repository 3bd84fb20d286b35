import { languagesOf, LANGUAGES, type LanguageCode } from './languages.ts';

const LETTERS = new Map<string, RegExp>(
  LANGUAGES.map(({ code, script }) => [code, new RegExp(`\\p{Script=${script}}`, 'u')]),
);

/** Whether letters of this language are in a text. */
export function hasLettersOf(code: LanguageCode, text: string): boolean {
  return LETTERS.get(code)?.test(text) ?? false;
}

/**
 * The language of a text, as far as its letters tell. Names in Latin letters are in texts of every
 * language: they tell nothing beside others.
 * @param first the language that it is in where several have these letters
 */
export function detectLanguage(text: string, first: LanguageCode): LanguageCode | undefined {
  const found = [...languagesOf([first]), ...LANGUAGES].filter(({ code }) =>
    hasLettersOf(code, text),
  );
  return (found.find(({ script }) => script !== 'Latin') ?? found[0])?.code;
}
