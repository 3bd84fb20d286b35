import { execFileSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { hostsFolder } from '../../deploy/hosts/host-files.ts';
import { blankBlock, type Block, type BlockKind } from '../../src/content/schema/block.ts';
import { type BlockOf } from '../../src/content/schema/block.ts';
import { blankPage, type PageDraft } from '../../src/content/schema/page.ts';
import { navWords, notFoundWords } from '../../src/words/visitors.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { SITE } from './support/site.ts';

function block<K extends BlockKind>(kind: K, more: Partial<BlockOf<K>>): BlockOf<K> {
  return { ...blankBlock(kind, kind), ...more };
}

const page = (title: string, more: Partial<PageDraft>, blocks: Block[] = []): PageDraft => ({
  ...blankPage(),
  title,
  description: `${title}, as the house has it.`,
  status: 'published',
  place: 'header',
  blocks: [
    block('opening', { title, lead: 'By the sea.', image: '/images/about-1.jpg' }),
    ...blocks,
  ],
  ...more,
});

const PAGES: readonly PageDraft[] = [
  page('Restaurant', { slug: 'restaurant', about: 'restaurant' }, [
    block('list', {
      title: 'In the evening',
      items: [{ group: '', name: 'Crab', line: 'With pepper', price: '$12', marks: [] }],
    }),
  ]),
  page('Spa', { slug: 'spa' }, [block('press', { title: 'Come in', action: 'book' })]),
  page('Weddings by the sea', { slug: 'weddings' }),
  page('Journeys around Kep and to the islands', { slug: 'journeys' }),
  page('Journal', { slug: 'journal', place: 'footer', about: 'article' }),
  page('Not yet', { slug: 'not-yet', status: 'draft' }),
];
const [RESTAURANT, , , JOURNEYS] = PAGES;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  await startFreshBackend();
  const admin = await adminClient();
  const { data } = await admin.from('hotel_config').select('value').eq('key', 'hotelInfo').single();
  const answers = [
    await admin
      .from('hotel_config')
      .update({ value: { ...data?.value, languages: ['en', 'km'] } })
      .eq('key', 'hotelInfo'),
    await admin.from('pages').insert(
      PAGES.map(({ showsFrom, showsUntil, ...draft }, position) => ({
        ...draft,
        id: draft.slug,
        position,
        shows_from: showsFrom,
        shows_until: showsUntil,
        slug: draft.slug === 'spa' ? 'wellness' : draft.slug,
      })),
    ),
    await admin.from('pages').update({ slug: 'spa' }).eq('id', 'spa'),
  ];
  for (const { error } of answers) expect(error).toBeNull();
  execFileSync(process.execPath, ['deploy/build/run.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PACK: 'quickly',
      DIST_DIR: SITE.buildFolder,
      EMBEDDED_DATA_DIR: SITE.dataFolder,
    },
  });
});
test.afterAll(async () => {
  // Deletes the compressed copies too, because the server prefers them to the restored files.
  for (const made of [SITE.buildFolder, hostsFolder(SITE.buildFolder)])
    rmSync(made, { recursive: true, force: true });
  cpSync('dist', SITE.buildFolder, { recursive: true });
  await startFreshBackend();
});

const header = (at: Page) => at.getByRole('banner');
const bar = (at: Page) => header(at).getByRole('navigation', { name: navWords.main });
const heading = (at: Page) => at.getByRole('heading', { level: 1 });

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('@both a page of the house’s own reads in full, in both languages', async ({ page: at }) => {
    for (const base of ['', '/km']) {
      const answer = await at.goto(`${base}/restaurant`);
      expect(answer?.status()).toBe(200);
      await expect(heading(at)).toHaveText(RESTAURANT?.title ?? '');
      await expect(at.getByText('With pepper')).toBeVisible();
    }
  });

  test('More opens, shows what has no room in the bar, and leads there', async ({ page: at }) => {
    await at.setViewportSize({ width: 1100, height: 800 });
    await at.goto('/rooms');
    await expect(bar(at).getByRole('link', { name: 'Restaurant' })).toBeVisible();
    const more = bar(at).getByRole('button', { name: navWords.more });
    await more.click();
    const list = at.getByRole('navigation', { name: navWords.more });
    await expect(list.getByRole('link', { name: 'Restaurant' })).toBeHidden();
    await list.getByRole('link', { name: JOURNEYS?.title ?? '' }).click();
    await expect(at).toHaveURL('/journeys');
    await expect(heading(at)).toHaveText(JOURNEYS?.title ?? '');
  });
});

test('a page newer than its document is never called missing', async ({ page: at }) => {
  const { showsFrom: _from, showsUntil: _until, ...late } = page('Lanterns', { slug: 'lanterns' });
  await (await adminClient()).from('pages').insert({ ...late, id: late.slug, position: 9 });
  await at.addInitScript((lost) => {
    function look(): void {
      const said = document.querySelector('h1');
      const isSeen = said?.checkVisibility({ visibilityProperty: true });
      const words = [document.title, isSeen && said?.textContent].join(' ');
      if (words.includes(lost)) document.documentElement.dataset['lost'] = '';
      requestAnimationFrame(look);
    }
    look();
  }, notFoundWords.title);
  let answer = () => undefined as void;
  const answers = new Promise<void>((resolve) => (answer = resolve));
  await at.route(/site_content/, async (route) => {
    await answers;
    await route.continue();
  });
  const asked = at.waitForRequest(/site_content/);
  expect((await at.goto('/lanterns'))?.status()).toBe(404);
  await asked;
  await expect(at.getByRole('status')).toBeVisible();
  answer();
  await expect(heading(at)).toHaveText('Lanterns');
  await expect(at.locator('html[data-lost]')).toHaveCount(0);
  await at.goto('/nowhere');
  await expect(heading(at)).toHaveText(notFoundWords.title);
  await expect(heading(at)).toBeVisible();
});

for (const width of [768, 1024, 1280, 1536, 1920])
  test(`at ${width} px every page is once in the bar or under More`, async ({ page: at }) => {
    await at.setViewportSize({ width, height: 800 });
    for (const base of ['', '/km']) {
      await at.goto(`${base}/spa`);
      const seen = await at.evaluate(() => {
        const shown = (links: Iterable<Element>) =>
          [...links].filter((link) => getComputedStyle(link).display !== 'none');
        const links = [
          ...shown(document.querySelectorAll('.nav [data-from]')),
          ...shown(document.querySelectorAll('#more-pages [data-from]')),
        ];
        const boxes = [...document.querySelectorAll('.header-bar > *, .nav > *')]
          .map((part) => part.getBoundingClientRect())
          .filter(({ width: wide }) => wide > 0);
        const name = document.querySelector('.brand-name');
        return {
          links: links.map((link) => link.textContent),
          right: Math.max(...boxes.map(({ right }) => right)),
          isNameWhole: name ? name.scrollHeight <= name.clientHeight + 2 : false,
          hasMore: shown(document.querySelectorAll('.nav-more')).length > 0,
          others: shown(document.querySelectorAll('#more-pages [data-from]')).length,
        };
      });
      expect(seen.links.toSorted()).toEqual(
        PAGES.slice(0, 4)
          .map(({ title }) => title)
          .toSorted(),
      );
      expect(seen.right).toBeLessThanOrEqual(width);
      expect(seen.isNameWhole, 'the name of the house').toBe(true);
      expect(seen.hasMore).toBe(seen.others > 0);
    }
  });

test('a page newer than the build is drawn, at old addresses too', async ({ page: at }) => {
  const admin = await adminClient();
  await admin.from('pages').insert({ id: 'new', slug: 'new', title: 'New', status: 'published' });
  const answer = await at.goto('/new');
  expect(answer?.status()).toBe(404);
  await expect(heading(at)).toHaveText('New');
  await admin.from('pages').update({ slug: 'newer' }).eq('id', 'new');
  await at.goto('/new');
  await expect(at).toHaveURL('/newer');
  await admin.from('pages').delete().eq('id', 'new');
});
