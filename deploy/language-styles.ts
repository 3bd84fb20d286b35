import { existsSync } from 'node:fs';
import type { Language } from '../src/words/languages.ts';

/** Lists the style files that only documents of this language contain. */
export function languageStyles({ code, dir }: Language): string[] {
  // This file exists only for languages whose letters need other styles.
  const own = `src/app/language-${code}.css`;
  return [
    ...(existsSync(own) ? [own] : []),
    ...(dir === 'rtl' ? ['src/app/right-to-left.css'] : []),
  ];
}
