import * as v from 'valibot';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { mapTexts } from '@/content/store/texts';
import { blankBlock, blockSchema } from '@/content/schema/block';
import { PAGE_TEXTS, type PageDraft } from '@/content/schema/page';
import { gapsOf } from '@/website/custom-pages/admin/texts-of-page';
import { GAP, gapFor, pageDraftSchema } from '@/website/custom-pages/page-draft';
import { isSlug } from '@/website/custom-pages/slug';
import { PAGE_TEMPLATES } from '@/website/custom-pages/page-templates';
import { isKnownPath } from '@/basics/rules/paths';
import { defaultTranslations } from '@/content/sample/sample-translations';
import { starterGaps } from '@/words/visitors';
import { LANGUAGE_CODES, languageOf, type LanguageCode } from '@/words/languages';
import { SAMPLE_HOTEL_WORDS } from '../support/sample-hotel-words';

const CASES = PAGE_TEMPLATES.flatMap((one) => LANGUAGE_CODES.map((first) => ({ ...one, first })));

function textsOf(draft: PageDraft): string[] {
  const texts: string[] = [];
  mapTexts(draft, PAGE_TEXTS, (text) => {
    if (text) texts.push(text);
    return text;
  });
  return texts;
}

function valuesOf(part: unknown, names: readonly string[]): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([name, value]: [string, unknown]) =>
    names.includes(name) ? [value].flat().map(String) : valuesOf(value, names),
  );
}

describe.each(CASES)('$key, written in $first', ({ make, first }) => {
  const others = LANGUAGE_CODES.filter((code) => code !== first);
  const { draft, translations } = make(first, others);

  test('is a page that can be saved as it stands, with its gaps', () => {
    expect(v.safeParse(pageDraftSchema, draft).issues).toBeUndefined();
    expect(isSlug(draft.slug)).toBe(true);
    expect(draft.status).toBe('draft');
    expect(draft.blocks.length).toBeGreaterThanOrEqual(5);
    expect(draft.blocks[0]?.kind).toBe('opening');
    expect(new Set(draft.blocks.map(({ id }) => id)).size).toBe(draft.blocks.length);
    expect(gapsOf(draft).length).toBeGreaterThan(4);
  });

  test('has each text without a gap in the other languages that are offered, and in no other', () => {
    const texts = textsOf(draft).filter((text) => !GAP.test(text));
    for (const code of others) {
      const into = translations[code] ?? {};
      const inScript = new RegExp(`\\p{Script=${languageOf(code).script}}`, 'u');
      for (const text of texts) expect(into[text] ?? '', text).toMatch(inScript);
      expect(Object.keys(into).filter((text) => !texts.includes(text))).toEqual([]);
      expect(Object.values(into).filter((said) => /[[\]{}<>]/.test(said))).toEqual([]);
    }
    expect(make(first, ['km']).translations).toEqual(first === 'km' ? {} : { km: translations.km });
  });

  test('tells of no hotel: no figure, no picture, nobody quoted, and only pages that all have', () => {
    const figures = textsOf(draft).filter(
      (text) => /\d/.test(text) || SAMPLE_HOTEL_WORDS.test(text),
    );
    expect(figures).toEqual([]);
    expect(valuesOf(draft.blocks, ['image', 'images']).filter(Boolean)).toEqual([]);
    expect(draft.blocks.map(({ kind }) => kind)).not.toContain('quotation');
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
  for (const { make } of PAGE_TEMPLATES)
    for (const [code, said] of Object.entries(make(first).translations))
      note(code as LanguageCode, said);
});

test('together they show most kinds of blocks, each starter its own way', () => {
  const drafts = PAGE_TEMPLATES.map(({ make }) => make('en').draft);
  const kinds = drafts.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
  expect(new Set(kinds).size).toBeGreaterThan(10);
  const orders = drafts.map(({ blocks }) => blocks.map(({ kind }) => kind).join());
  expect(new Set(orders).size).toBe(PAGE_TEMPLATES.length);
  expect(new Set(drafts.map(({ slug }) => slug)).size).toBe(PAGE_TEMPLATES.length);
});

test.each(['dish', 'treatment', 'trip', 'offer', 'service', 'title'] as const)(
  'only one template asks for its subject: %s',
  (subject) => {
    const asking = PAGE_TEMPLATES.filter(({ make }) =>
      textsOf(make('en').draft).includes(gapFor(starterGaps[subject])),
    );
    expect(asking).toHaveLength(1);
  },
);

test('an offer stored before offers had full moons is read, for all nights', () => {
  const offer = blankBlock('offer', 'b1');
  const stored = Object.fromEntries(Object.entries(offer).filter(([key]) => key !== 'atFullMoon'));
  expect(v.parse(blockSchema, stored)).toEqual(offer);
});
