import { blankBlock, type Block } from '@/content/schema/block';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { arrangedDraft } from '@/website/custom-pages/arranged-draft';
import type { ArrangedName } from '@/website/custom-pages/arrangement';
import { renderPage } from '@/entry-prerender';
import { publishedFrom, mountPrerendered, hydratePrerendered } from '../support/prerendered';
import { openPage, answerReads, screen, waitFor } from '../support/site';

/** The home page and About in the hotel's own order (decision 0059). */

const TEXT: Block = {
  ...blankBlock('text', 'tides'),
  title: 'What the tide brings',
  body: [{ type: 'paragraph', text: 'Crab, on most days.' }],
};

function arranged(name: ArrangedName, change: (blocks: Block[]) => Block[]) {
  const draft = arrangedDraft(name);
  const page = { ...draft, id: name, formerSlugs: [], position: 0, updatedAt: '' };
  return (content: HotelContent) =>
    void content.pages.push({ ...page, blocks: change(draft.blocks) });
}

const named = (blocks: Block[], name: string) => blocks.filter(({ id }) => id === name);
const hidden = (name: string) => (blocks: Block[]) =>
  blocks.map((block) => (block.id === name ? { ...block, hidden: true } : block));
const heads = () =>
  screen.getAllByRole('heading').map((heading) => `${heading.tagName} ${heading.textContent}`);

test('a row in the specification’s order changes nothing', async () => {
  for (const name of ['home', 'about'] as const) {
    const path = name === 'home' ? '/' : '/about';
    const content = structuredClone(DEFAULT_CONTENT);
    const before = await renderPage(path, publishedFrom(content));
    arranged(name, (blocks) => blocks)(content);
    const after = await renderPage(path, publishedFrom(content));
    expect(after.html).toBe(before.html);
    expect(after.head).toBe(before.head);
  }
});

test('home shows its parts in the house’s order, with a block between them', async () => {
  await openPage(
    '/',
    arranged('home', (blocks) => [
      ...named(blocks, 'hero'),
      ...named(blocks, 'luxury'),
      TEXT,
      ...named(blocks, 'rooms'),
    ]),
  );
  const found = heads().filter((head) => !head.startsWith('H3'));
  expect(found.slice(0, 4)).toEqual([
    'H1 Where the moon rises from the sea',
    'H2 An unhurried kind of luxury',
    'H2 What the tide brings',
    expect.stringMatching(/^H2 /),
  ]);
  expect(screen.getByText('Crab, on most days.')).toBeVisible();
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'light');
});

test('home without its picture begins below the header, and is still called something', async () => {
  await openPage('/', arranged('home', hidden('hero')));
  expect(document.querySelector('.hero')).toBeNull();
  expect(heads()[0]).toBe(`H1 ${DEFAULT_CONTENT.sections.hotelInfo.name}`);
  expect(screen.getByRole('banner')).toHaveAttribute('data-tone', 'solid');
});

test('a block in the picture’s place is what the page is called', async () => {
  const beginsWithText = (blocks: Block[]) => [TEXT, ...hidden('hero')(blocks)];
  await openPage('/', arranged('home', beginsWithText));
  expect(heads()[0]).toBe('H1 What the tide brings');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('About shows a block before its pictures, and leaves a part out', async () => {
  await openPage(
    '/about',
    arranged('about', (blocks) => [TEXT, ...hidden('story')(blocks)]),
  );
  expect(heads().slice(0, 4).join(', ')).toBe(
    'H2 What the tide brings, H1 A house that keeps the hours of the tide, H2 More pictures, H2 See where you would sleep',
  );
});

test.each(['home', 'about'] as const)('%s with blocks hydrates without a change', async (name) => {
  const path = name === 'home' ? '/' : '/about';
  answerReads({ 'rpc/site_content': () => new Promise<never>(() => undefined) });
  const content = structuredClone(DEFAULT_CONTENT);
  arranged(name, (blocks) => [...blocks.slice(1), TEXT, ...blocks.slice(0, 1)])(content);
  const from = publishedFrom(content);
  const { root, leave } = mountPrerendered(path, await renderPage(path, from));
  expect(root).toHaveTextContent('Crab, on most days.');
  const app = await hydratePrerendered(root, from);
  await waitFor(() => expect(root).toHaveTextContent('Crab, on most days.'));
  await app.end();
  leave();
});
