import {
  translatedText,
  type TranslatedText,
  type TranslationsByLanguage,
} from '@/basics/rules/translated-text';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { languageProps } from '@/ui/Text';
import { languageOf } from '@/words/languages';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-language';

/** The heading with the shown room's name. */
export const ROOM_HEADING_ID = 'stay-room';

/** Returns the room's name in the page's language if translated, with the language it is in. */
export function roomNameInPageLanguage({
  roomName,
  roomNames,
}: Pick<GuestStay, 'roomName' | 'roomNames'>) {
  return nameInPageLanguage(roomName, roomNames);
}

export function nameInPageLanguage(
  name: string,
  names: TranslationsByLanguage = {},
): TranslatedText {
  const [first = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
  return translatedText(THIS_LANGUAGE, name, names, first);
}

/** Returns a name's attributes; `lang` marks an untranslated name, even in the page's script. */
export function nameProps({ text, language }: TranslatedText) {
  return language === THIS_LANGUAGE
    ? languageProps(text)
    : { dir: 'auto' as const, lang: languageOf(language).tag };
}
