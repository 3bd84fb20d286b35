import type { Language } from '../src/words/languages.ts';

/** Languages whose letters the styles of every page do not suit. */
const WITH_STYLE = new Set(['km', 'zh']);

/** Files of the styles that only the documents of this language carry. */
export function languageStyles({ code, dir }: Language): string[] {
  return [
    ...(WITH_STYLE.has(code) ? [`src/app/language-${code}.css`] : []),
    ...(dir === 'rtl' ? ['src/app/right-to-left.css'] : []),
  ];
}
