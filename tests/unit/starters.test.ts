import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { runsOf } from '@/hotel/blocks/inline';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { mapTexts, PAGE_TEXTS } from '@/hotel/content/texts';
import type { PageDraft } from '@/hotel/pages/page';
import { pageDraftSchema } from '@/hotel/pages/page-draft';
import { isSlug } from '@/hotel/pages/slug';
import { STARTERS } from '@/hotel/pages/starters/starters';
import { BUILT_IN_PICTURES } from '@/hotel/pictures/built-in-pictures';
import { isKnownPath } from '@/hotel/rules/paths';
import { defaultTranslations } from '@/hotel/sample/sample-translations';
import { LANGUAGE_CODES, languageOf, type LanguageCode } from '@/words/languages';

/** Pages to begin with, in every language that a hotel may have first (decision 0059). */

const CASES = STARTERS.flatMap((one) => LANGUAGE_CODES.map((first) => ({ ...one, first })));
/** A price or hours: the same in every language. */
const FIGURES = /^[$\d:,. –]+$/;

function textsOf(draft: PageDraft): string[] {
  const texts: string[] = [];
  mapTexts(draft, PAGE_TEXTS, (text) => {
    if (text) texts.push(text);
    return text;
  });
  return texts;
}

/** Every value of a name, anywhere in a draft. */
function valuesOf(part: unknown, names: readonly string[]): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    names.includes(name) ? [value].flat().map(String) : valuesOf(value, names),
  );
}

describe.each(CASES)('$key, written in $first', ({ make, first }) => {
  const { draft, translations } = make(first);
  const others = LANGUAGE_CODES.filter((code) => code !== first);

  test('is a page that can be saved as it stands', () => {
    expect(v.safeParse(pageDraftSchema, draft).issues).toBeUndefined();
    expect(isSlug(draft.slug)).toBe(true);
    expect(draft.status).toBe('draft');
    expect(draft.blocks.length).toBeGreaterThanOrEqual(5);
    expect(draft.blocks.length).toBeLessThanOrEqual(9);
    expect(draft.blocks[0]?.kind).toBe('opening');
    expect(new Set(draft.blocks.map(({ id }) => id)).size).toBe(draft.blocks.length);
  });

  test('has each of its texts in every other language, and says nothing else there', () => {
    const texts = textsOf(draft).filter((text) => !FIGURES.test(text));
    for (const code of others) {
      const into = translations[code] ?? {};
      const inScript = new RegExp(`\\p{Script=${languageOf(code).script}}`, 'u');
      for (const text of texts) {
        const said = into[text] ?? '';
        expect(said, text).toMatch(inScript);
        // A word that English and French share.
        if (said === text) expect([first, code].toSorted(), text).toEqual(['en', 'fr']);
      }
      expect(Object.keys(into).filter((text) => !texts.includes(text))).toEqual([]);
    }
    expect(Object.keys(translations).toSorted()).toEqual(others.toSorted());
  });

  test('marks the same in every language, and leaves no blank to fill in', () => {
    for (const code of others)
      for (const [text, said] of Object.entries(translations[code] ?? {})) {
        const marks = (of: string) => runsOf(of).map(({ text: _letters, ...marked }) => marked);
        expect(new Set(marks(said).map((one) => JSON.stringify(one))), text).toEqual(
          new Set(marks(text).map((one) => JSON.stringify(one))),
        );
        expect(said).not.toMatch(/[[\]{}<>!！]/);
        expect(said).toBe(said.trim());
      }
  });

  test('shows pictures of ours, and leads to pages that every hotel has', () => {
    const pictures = valuesOf(draft.blocks, ['image', 'images']).filter(Boolean);
    expect(pictures.length).toBeGreaterThan(1);
    expect(pictures.filter((picture) => !(picture in BUILT_IN_PICTURES))).toEqual([]);
    expect(valuesOf(draft.blocks, ['to']).filter((to) => to && !isKnownPath(to))).toEqual([]);
    expect(valuesOf(draft.blocks, ['rooms'])).toEqual([]);
  });
});

test.each(LANGUAGE_CODES)('a text in %s has one translation wherever it stands', (first) => {
  const known = new Map<string, string>();
  const note = (code: LanguageCode, said: Record<string, string>) => {
    for (const [text, translation] of Object.entries(said)) {
      const before = known.get(`${code} ${text}`) ?? translation;
      expect(translation, `${code}: ${text}`).toBe(before);
      known.set(`${code} ${text}`, translation);
    }
  };
  if (first === DEFAULT_CONTENT.sections.hotelInfo.languages[0])
    for (const code of LANGUAGE_CODES) note(code, defaultTranslations(code));
  for (const { make } of STARTERS)
    for (const [code, said] of Object.entries(make(first).translations))
      note(code as LanguageCode, said);
});

test('together they show most kinds of blocks, each starter its own way', () => {
  const drafts = STARTERS.map(({ make }) => make('en').draft);
  const kinds = drafts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBeGreaterThan(10);
  const orders = drafts.map(({ blocks }) => blocks.map(({ kind }) => kind).join());
  expect(new Set(orders).size).toBe(STARTERS.length);
  expect(new Set(drafts.map(({ slug }) => slug)).size).toBe(STARTERS.length);
});
