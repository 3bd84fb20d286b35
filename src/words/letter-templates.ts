/** Every language's words of letters, whatever language the reader of this page has. */
import * as en from './en/letter-templates.ts';
import * as fr from './fr/letter-templates.ts';
import * as km from './km/letter-templates.ts';
import * as zh from './zh/letter-templates.ts';
import type { LanguageCode } from './languages.ts';

/** What a language needs to write a letter; the compiler names what one lacks. */
export type LetterLanguage = typeof en;

export const LETTER_LANGUAGES: Record<LanguageCode, LetterLanguage> = { en, km, fr, zh };
