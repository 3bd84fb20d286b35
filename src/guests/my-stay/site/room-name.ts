import { translatedText, type TranslatedText, type TranslationsByLanguage } from '@/basics/rules/translated-text';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { languageProps } from '@/ui/Text';
import { languageOf } from '@/words/languages';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';

/** A stay's name of its room in the language of the page, where there is one; and which that is. */
export function roomNameInPageLanguage({ roomName, roomNames }: Pick<GuestStay, 'roomName' | 'roomNames'>) {
  return nameInPageLanguage(roomName, roomNames);
}

/** The same of anything that it was agreed with. */
export function nameInPageLanguage(name: string, names: TranslationsByLanguage = {}): TranslatedText {
  const [first = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
  return translatedText(THIS_LANGUAGE, name, names, first);
}

/** A name without a translation is marked as of the first language, whatever letters it is in. */
export function nameProps({ text, language }: TranslatedText) {
  return language === THIS_LANGUAGE
    ? languageProps(text)
    : { dir: 'auto' as const, lang: languageOf(language).tag };
}
