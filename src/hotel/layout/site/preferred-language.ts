import { LOCAL } from '@/lib/browser-storage';
import type { Language } from '@/words/languages';
import { CHOSEN_KEY } from './language-choice';

/** What this person would rather read: what they chose once, else what their browser prefers. */
export function preferredLanguage(offered: readonly Language[]): Language | undefined {
  const chosen = LOCAL.read(CHOSEN_KEY);
  const wishes = chosen ? [chosen] : navigator.languages;
  for (const wish of wishes) {
    const [code = ''] = wish.toLowerCase().split('-');
    const found = offered.find((language) => language.code === code);
    if (found) return found;
  }
  return undefined;
}
