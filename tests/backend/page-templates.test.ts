import { BLOCK_KINDS } from '@/content/schema/block';
import { PAGE_TEMPLATES } from '@/website/custom-pages/page-templates';
import { LANGUAGE_CODES, type LanguageCode } from '@/words/languages';
import { openHotel } from '../support/hotel.ts';

/** Stores each page template in the database (decision 0059). */

const { admin, client, sql } = await openHotel();

test.each(PAGE_TEMPLATES)('$key is stored and read in every language', async ({ key, make }) => {
  const { draft, translations } = make('en');
  const { showsFrom: shows_from, showsUntil: shows_until, ...page } = draft;
  const row = { id: key, ...page, shows_from, shows_until, status: 'published' };
  const { error } = await admin.from('pages').insert(row);
  expect(error).toBeNull();
  for (const [code, said] of Object.entries(translations)) {
    const known = await sql<{
      source: string;
    }>`select source from translations where language = ${code}`;
    const entries = Object.entries(said)
      .filter(([source]) => !known.some((one) => one.source === source))
      .map(([source, text]) => ({ source, text, seen: null }));
    const saved = await admin.rpc('save_translations', { to_language: code, entries });
    expect(saved.error).toBeNull();
    const { data } = await client().rpc('site_content', { language: code }, { get: true });
    expect(data.translations).toMatchObject(said);
  }
});

test('in whatever language a hotel writes, its blocks are blocks', async () => {
  const drafts = LANGUAGE_CODES.flatMap((first: LanguageCode) =>
    PAGE_TEMPLATES.map(({ make }) => make(first).draft),
  );
  for (const { blocks } of drafts) {
    const [answer] = await sql<{ are: boolean }>`
      select private.are_blocks(${JSON.stringify(blocks)}::jsonb) as are`;
    expect(answer?.are).toBe(true);
  }
});

test('a page can hold every kind of block', async () => {
  const blocks = BLOCK_KINDS.map((kind) => ({ id: kind, kind, hidden: false }));
  const [answer] = await sql<{ are: boolean }>`
    select private.are_blocks(${JSON.stringify(blocks)}::jsonb) as are`;
  expect(answer?.are).toBe(true);
});
