import { existsSync } from 'node:fs';
import type { Language } from '../src/words/languages.ts';

/** Files of the styles that only the documents of this language carry. */
export function languageStyles({ code, dir }: Language): string[] {
  // Only of a language whose letters the styles of every page do not suit.
  const own = `src/app/language-${code}.css`;
  return [
    ...(existsSync(own) ? [own] : []),
    ...(dir === 'rtl' ? ['src/app/right-to-left.css'] : []),
  ];
}
