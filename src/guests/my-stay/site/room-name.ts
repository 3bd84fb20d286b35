import { spokenIn, type Spoken, type OtherLanguages } from '@/basics/rules/other-languages';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { scriptProps } from '@/ui/Text';
import { languageOf } from '@/words/languages';
import { PUBLISHED_LANGUAGES, THIS_LANGUAGE } from '@/words/this-build';

/** A stay's name of its room in the language of the page, where there is one; and which that is. */
export function roomNameHere({ roomName, roomNames }: Pick<GuestStay, 'roomName' | 'roomNames'>) {
  return nameHere(roomName, roomNames);
}

/** The same of anything that it was agreed with. */
export function nameHere(name: string, names: OtherLanguages = {}): Spoken {
  const [first = THIS_LANGUAGE] = PUBLISHED_LANGUAGES;
  return spokenIn(THIS_LANGUAGE, name, names, first);
}

/** A name without a translation is marked as of the first language, whatever letters it is in. */
export function nameProps({ text, language }: Spoken) {
  return language === THIS_LANGUAGE
    ? scriptProps(text)
    : { dir: 'auto' as const, lang: languageOf(language).tag };
}
