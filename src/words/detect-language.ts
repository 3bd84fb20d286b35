import { languagesOf, LANGUAGES, type LanguageCode } from './languages.ts';

const LETTERS = new Map<string, RegExp>(
  LANGUAGES.map(({ code, script }) => [code, new RegExp(`\\p{Script=${script}}`, 'u')]),
);

/** True if the text contains letters of the language's script. */
export function hasLettersOf(code: LanguageCode, text: string): boolean {
  return LETTERS.get(code)?.test(text) ?? false;
}

/**
 * Detects a text's language by its script. Latin letters are ignored if there are others, because
 * any language uses Latin names. @param first the language to prefer if several use the script
 */
export function detectLanguage(text: string, first: LanguageCode): LanguageCode | undefined {
  const found = [...languagesOf([first]), ...LANGUAGES].filter(({ code }) =>
    hasLettersOf(code, text),
  );
  return (found.find(({ script }) => script !== 'Latin') ?? found[0])?.code;
}
