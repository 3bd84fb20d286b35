import { blankBlock, type Block } from '@/content/schema/block';
import { blankPage, type Page } from '@/content/schema/page';
import { BLOCKS_MAX } from '@/basics/rules/limits';
import { answer, answerReads, answerWrites, contentAnswer, expectLink } from '../support/staff';
import { findToast, fireEvent, HttpResponse, press, renderSignedIn } from '../support/staff';
import { retype, saveChanges, screen, server, storedContent, textsOf } from '../support/staff';
import { waitFor, within } from '../support/staff';
import { pictureCalls, tableRow, tableWrites } from '../support/staff-items';

/** Custom pages in the admin area: list, create and edit (decision 0059). */

const SEEN = '2026-11-20T10:00:00.000+00:00';

function text(id: string, title: string): Block {
  return { ...blankBlock('text', id), title, body: [{ type: 'paragraph', text: `${title} body` }] };
}

function page(id: string, title: string, more: Partial<Page> = {}): Page {
  const slug = title.toLowerCase();
  const rest = { formerSlugs: [], position: 0, updatedAt: SEEN, blocks: [] };
  return { id, ...blankPage(), title, slug, ...rest, ...more };
}

const BLOCKS = [text('a', 'Breakfast'), text('b', 'Lunch'), text('c', 'Dinner')];
const KITCHEN = page('kitchen', 'Kitchen', { blocks: BLOCKS });
const SPA = page('spa', 'Spa', { status: 'published', place: 'header', position: 1 });

type Answers = Parameters<typeof tableWrites>[2];

async function open(address: string, pages: Page[] = [KITCHEN, SPA], answers: Answers = {}) {
  const app = renderSignedIn(address);
  const stored = { now: pages };
  const content = { ...storedContent(), pages };
  server.use(contentAnswer(content));
  const { swaps } = pictureCalls();
  const sent = tableWrites('pages', content, {
    get: ({ url }) => {
      const id = url.searchParams.get('id')?.replace('eq.', '');
      const rows = id ? stored.now.filter((one) => one.id === id) : stored.now;
      return HttpResponse.json(rows.map(tableRow));
    },
    ...answers,
  });
  await screen.findByRole('heading', { level: 1, name: /./ });
  const writes = () => sent.filter(({ method }) => method !== 'GET');
  const sentBlocks = () => (writes()[0]?.body as { blocks: Block[] } | undefined)?.blocks ?? [];
  return { ...app, stored, writes, sentBlocks, swaps };
}

async function openEditor(pages?: Page[], answers?: Answers) {
  const app = await open('/admin/pages?id=kitchen', pages, answers);
  await screen.findByRole('region', { name: 'Blocks of the page' });
  return app;
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const blocks = () => within(screen.getByRole('region', { name: 'Blocks of the page' }));
const heads = () =>
  blocks()
    .getAllByRole('button')
    .filter((one) => one.hasAttribute('aria-expanded'));
const names = () => textsOf(heads());
const preview = () => screen.getByRole('region', { name: 'Live preview' });

test('texts that lack a translation are told of each page that visitors find or will, and in the sum', async () => {
  const ended = page('old', 'Festival', { status: 'published', showsUntil: '2026-01-31' });
  const soon = page('soon', 'Lanterns', { status: 'published', showsFrom: '2999-01-01' });
  await open('/admin/site-config', [KITCHEN, SPA, ended, soon]);
  const list = await screen.findByRole('list', { name: 'Français' }, { timeout: 5000 });
  const links = within(list).getAllByRole('link');
  const own = links.filter((link) => link.getAttribute('href')?.startsWith('/admin/pages'));
  expect(textsOf(own)).toEqual(['Spa 11 missing', 'Lanterns 11 missing']);
  expect(own[0]).toHaveAttribute('href', '/admin/pages?id=spa&translate=fr');
  const counts = links.map((link) => Number(/(\d+)\1 missing/.exec(link.textContent)?.[1]));
  const sum = counts.reduce((all, count) => all + count, 0);
  expect(list.parentElement).toHaveTextContent(`Français ${sum} missing`);
});

describe('the list of pages', () => {
  test('has the home page and About first, then the own ones with where they stand', async () => {
    const ended = page('old', 'Festival', { status: 'published', showsUntil: '2026-01-31' });
    await open('/admin/pages', [KITCHEN, SPA, ended]);
    expect(await screen.findAllByText('Original order')).toHaveLength(2);
    expectLink('Home page', '/admin/pages?id=home');
    const [kitchen, spa, festival] = textsOf(screen.getAllByRole('row')).slice(1);
    expect(kitchen).toContain('Kitchen/kitchenNo menuDraft');
    expect(spa).toContain('Spa/spaHeaderPublished');
    expect(festival).toContain('Ended on Sat 31 Jan 2026');
  });

  test('is put into another order, and goes back when that was not stored', async () => {
    const { user } = await open('/admin/pages');
    const sent = answerWrites('post', 'rpc/reorder_pages', () => answer(500));
    await user.click(await screen.findByRole('button', { name: 'Move Spa up' }));
    await waitFor(() => expect(sent).toEqual([{ ids: ['spa', 'kitchen'] }]));
    await findToast('Order not saved');
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['Kitchen', 'Spa']);
  });

  test('an empty page is added as a draft with an address of its own, and opens', async () => {
    const taken = page('new', 'New page', { slug: 'new-page' });
    const { user, writes } = await open('/admin/pages', [taken]);
    await user.click(await screen.findByRole('button', { name: 'Add page' }));
    await user.click(await screen.findByRole('button', { name: /Empty page/ }));
    expect(await screen.findByText('Nothing here yet. Add the first block.')).toBeInTheDocument();
    const made = { title: 'New page', slug: 'new-page-2', status: 'draft', blocks: [] };
    expect(writes()).toMatchObject([{ method: 'POST', body: made }]);
  });

  test('a page begins with a starter, and its translations come with it', async () => {
    const { user, writes } = await open('/admin/pages', []);
    const told = answerWrites<{ to_language: string; entries: { source: string }[] }>(
      'post',
      'rpc/save_translations',
      [],
    );
    await user.click(await screen.findByRole('button', { name: 'Add page' }));
    await user.click(await screen.findByRole('button', { name: /Restaurant/ }));
    await screen.findByRole('region', { name: 'Blocks of the page' });
    expect(writes()).toMatchObject([{ body: { title: 'Restaurant', slug: 'restaurant' } }]);
    const { languages } = storedContent().sections.hotelInfo;
    expect(told.map((one) => one.to_language).toSorted()).toEqual(languages.slice(1).toSorted());
    expect(told[0]?.entries.map(({ source }) => source)).toContain('Restaurant');
  });

  test('a page is duplicated as a draft under another address', async () => {
    const { user, writes } = await open('/admin/pages');
    await user.click(await screen.findByRole('button', { name: 'Duplicate Spa' }));
    await waitFor(() => expect(writes()).toHaveLength(1));
    const copy = { title: 'Spa (copy)', slug: 'spa-copy', status: 'draft' };
    expect(writes()).toMatchObject([{ body: copy }]);
  });

  test('a page is deleted after a question', async () => {
    const { user, writes } = await open('/admin/pages');
    await user.click(await screen.findByRole('button', { name: 'Delete Spa' }));
    expect(screen.getByText('Delete this page?')).toBeInTheDocument();
    await press(user, 'Confirm');
    await findToast('Page deleted');
    expect(writes()).toMatchObject([{ method: 'DELETE' }]);
    expect(textsOf(screen.getAllByRole('rowheader'))).toEqual(['Kitchen']);
  });
});

describe('blocks', () => {
  test('are added between others, written, seen in the preview and saved', async () => {
    const { user, sentBlocks } = await openEditor();
    await press(user, 'Add a block at place 2');
    await press(user, /^Quotation/);
    expect(names()).toEqual(['1. TextBreakfast', '2. Quotation', '3. TextLunch', '4. TextDinner']);
    await waitFor(() => expect(screen.getByLabelText('Words')).toHaveFocus());
    await retype(user, 'Words', 'Never such crab');
    expect(preview()).toHaveTextContent('Never such crab');
    expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
    await saveChanges(user);
    await findToast('Page saved');
    const blocks = sentBlocks();
    expect(blocks.map(({ kind }) => kind)).toEqual(['text', 'quotation', 'text', 'text']);
    expect(blocks[1]).toMatchObject({ quote: 'Never such crab', hidden: false });
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('move by their buttons and by arrow keys on the handle; Ctrl+Z and Ctrl+Y go back and forth', async () => {
    const { user } = await openEditor();
    await press(user, 'Move 1. Text down');
    expect(names()).toEqual(['1. TextLunch', '2. TextBreakfast', '3. TextDinner']);
    expect(button('Move 2. Text down')).toHaveFocus();
    expect(screen.getByText('Text is now number 2 of 3')).toBeInTheDocument();
    button(/^Drag 2/).focus();
    await user.keyboard('{ArrowDown}');
    expect(names()).toEqual(['1. TextLunch', '2. TextDinner', '3. TextBreakfast']);
    expect(button(/^Drag 3/)).toHaveFocus();
    await user.keyboard('{Control>}zz{/Control}');
    expect(names()).toEqual(['1. TextBreakfast', '2. TextLunch', '3. TextDinner']);
    await user.keyboard('{Control>}y{/Control}');
    expect(names()).toEqual(['1. TextLunch', '2. TextBreakfast', '3. TextDinner']);
    await press(user, 'Undo');
    expect(button('Undo')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('are dragged by their handle to where they are let go', async () => {
    await openEditor();
    const rows = screen.getAllByRole('listitem').filter((one) => one.dataset['blockRow']);
    rows.forEach((row, at) => {
      row.getBoundingClientRect = () => DOMRect.fromRect({ y: 100 + at * 50, height: 50 });
    });
    const handle = button(/^Drag 1/);
    handle.setPointerCapture = () => undefined;
    fireEvent.pointerDown(handle, { button: 0, clientY: 110 });
    fireEvent.pointerMove(handle, { clientY: 230 });
    fireEvent.pointerUp(handle);
    expect(names()).toEqual(['1. TextLunch', '2. TextDinner', '3. TextBreakfast']);
  });

  test('that were removed come back with Undo, and all that was typed into them', async () => {
    const { user } = await openEditor();
    await user.click(heads()[1] as HTMLElement);
    await retype(user, 'Heading (optional)', 'A long lunch');
    await press(user, 'Remove 2. Text');
    expect(names()).toEqual(['1. TextBreakfast', '2. TextDinner']);
    expect(heads()[1]).toHaveFocus();
    expect(preview()).not.toHaveTextContent('A long lunch');
    await press(user, 'Undo');
    expect(names()[1]).toBe('2. TextA long lunch');
  });

  test('keep Ctrl+Z to a field while one types in it', async () => {
    const { user } = await openEditor();
    await press(user, 'Move 1. Text down');
    await user.click(heads()[0] as HTMLElement);
    await user.click(screen.getByLabelText('Heading (optional)'));
    await user.keyboard('{Control>}z{/Control}');
    expect(names()[0]).toBe('1. TextLunch');
  });

  test('are hidden from visitors and kept, and duplicated with an id of their own', async () => {
    const { user, writes, sentBlocks } = await openEditor();
    await user.click(heads()[0] as HTMLElement);
    await press(user, 'Hide 1. Text');
    expect(preview()).not.toHaveTextContent('Breakfast');
    expect(names()[0]).toBe('1. TextBreakfasthidden');
    await press(user, 'Show 1. Text');
    await press(user, 'Duplicate 1. Text');
    await saveChanges(user);
    await waitFor(() => expect(writes()).toHaveLength(1));
    const [first, second] = sentBlocks();
    expect(second).toEqual({ ...first, id: second?.id });
    expect(new Set(sentBlocks().map(({ id }) => id)).size).toBe(4);
  });

  test('go to the end of another page at once, and from here with the save', async () => {
    const { user, writes } = await openEditor();
    await user.click(heads()[0] as HTMLElement);
    await press(user, 'Move 1. Text to another page');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Spa/ }));
    await findToast('Block moved');
    expect(writes()).toMatchObject([{ body: { title: 'Spa', blocks: [{ title: 'Breakfast' }] } }]);
    expect(names()).toEqual(['1. TextLunch', '2. TextDinner']);
    await press(user, 'Undo');
    expect(names()[0]).toBe('1. TextBreakfast');
  });

  test('are eighty at most, and the page says why there is no more', async () => {
    const all = Array.from({ length: BLOCKS_MAX }, (_, at) => text(`t${at}`, `Text ${at}`));
    const { user } = await openEditor([page('kitchen', 'Kitchen', { blocks: all })]);
    expect(screen.getByText(/A page can have at most 80 blocks/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Add block' })).not.toBeInTheDocument();
    await user.click(heads()[0] as HTMLElement);
    expect(button('Duplicate 1. Text')).toHaveAttribute('aria-disabled', 'true');
    await press(user, 'Remove 1. Text');
    expect(button('Add block')).toBeInTheDocument();
  });

  test('that hold too much together are not saved, and the page says what to do', async () => {
    const long = { type: 'paragraph', text: 'ខ្មែរ'.repeat(400) } as const;
    const body = Array.from({ length: 12 }, () => long);
    const full = { ...blankBlock('text', 'a'), body };
    const { user, writes } = await openEditor([page('kitchen', 'Kitchen', { blocks: [full] })]);
    const said = /has too much text/;
    expect(screen.queryByText(said)).not.toBeInTheDocument();
    await user.click(heads()[0] as HTMLElement);
    await press(user, 'Duplicate 1. Text');
    expect(screen.getByRole('alert')).toHaveTextContent(said);
    await saveChanges(user);
    expect(writes()).toEqual([]);
    await press(user, 'Remove 2. Text');
    expect(screen.queryByText(said)).not.toBeInTheDocument();
  });

  test('that say too much are opened when one saves, at the field', async () => {
    const { user, writes } = await openEditor();
    await user.click(heads()[1] as HTMLElement);
    await user.click(screen.getByLabelText('Heading (optional)'));
    await user.paste('x'.repeat(161));
    await user.click(heads()[1] as HTMLElement);
    await saveChanges(user);
    await waitFor(() => expect(screen.getByLabelText('Heading (optional)')).toHaveFocus());
    expect(screen.getByLabelText('Heading (optional)')).toBeInvalid();
    expect(heads()[1]).toHaveAttribute('aria-expanded', 'true');
    expect(writes()).toEqual([]);
  });

  test('are opened by a click into the preview, at the field of what one clicked; links lead nowhere', async () => {
    const words = { title: 'A table', label: 'Write to us', action: 'write' as const };
    const link = { ...blankBlock('press', 'p'), ...words };
    const { user } = await openEditor([page('kitchen', 'Kitchen', { blocks: [...BLOCKS, link] })]);
    await user.click(within(preview()).getByText('Lunch'));
    expect(heads()[1]).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByLabelText('Heading (optional)')).toHaveFocus());
    await user.click(within(preview()).getByText('Write to us'));
    expect(heads()[3]).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByDisplayValue('Write to us')).toHaveFocus());
  });

  test('of a draft come back after a reload, of whatever kinds they are', async () => {
    const first = await openEditor();
    await press(first.user, 'Add block');
    await press(first.user, /^List/);
    await press(first.user, 'Move 1. Text down');
    first.leave();
    await openEditor();
    expect(names().join(', ')).toBe(
      '1. TextLunch, 2. TextBreakfast, 3. TextDinner, 4. List with prices',
    );
    expect(screen.getByText('Restored unsaved changes')).toBeInTheDocument();
  });

  test('that two people have ordered are put to the choice', async () => {
    const later = '2026-11-20T11:00:00.000+00:00';
    const theirs = { ...KITCHEN, blocks: BLOCKS.toReversed(), updatedAt: later };
    const { user, stored } = await openEditor(undefined, { patch: () => HttpResponse.json([]) });
    await press(user, 'Move 1. Text down');
    stored.now = [theirs, SPA];
    await saveChanges(user);
    const notice = await screen.findByRole('alert', { name: 'Changed by somebody else' });
    expect(notice).toHaveTextContent('1. Text – Dinner 2. Text – Lunch 3. Text – Breakfast');
    expect(notice).toHaveTextContent('1. Text – Lunch 2. Text – Breakfast 3. Text – Dinner');
    await press(user, 'Use theirs');
    expect(names()).toEqual(['1. TextDinner', '2. TextLunch', '3. TextBreakfast']);
  });
});

describe('the settings of a page', () => {
  const settings = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

  test('the address follows the title while nobody has seen it', async () => {
    const { user } = await openEditor();
    await retype(user, 'Title', 'Spa');
    expect(settings('Address').value).toBe('spa-2');
    await retype(user, 'Title', '🌶️🦀');
    expect(settings('Address').value).toBe('page');
    await retype(user, 'Address', 'crab');
    await retype(user, 'Title', 'Crab and pepper');
    expect(settings('Address').value).toBe('crab');
  });

  test('the address of a published page stays, and a new one is said to be led to', async () => {
    const { user } = await openEditor([{ ...KITCHEN, status: 'published' }]);
    await retype(user, 'Title', 'Table');
    expect(settings('Address').value).toBe('kitchen');
    await retype(user, 'Address', 'table');
    expect(screen.getByText(/\/kitchen will lead to the new address/)).toBeInTheDocument();
  });

  test.each([
    ['rooms', /Please use small letters/i, 0],
    ['admin', /Please use small letters/i, 0],
    ['km', /Please use small letters/i, 0],
    ['assets', /Please use small letters/i, 0],
    ['spa', 'Another page has this address', 0],
    ['terrace', 'Another page has this address', 1],
  ])('the address %s is refused at its field', async (slug, message, sent) => {
    const taken = () => answer(409, { code: '23505', message: 'duplicate key' });
    const { user, writes } = await openEditor(undefined, { patch: taken });
    await retype(user, 'Address', slug);
    await saveChanges(user);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(settings('Address')).toBeInvalid();
    expect(screen.getByText('Page settings').closest('details')).toHaveAttribute('open');
    expect(writes()).toHaveLength(sent);
  });

  test('a page with a gap is not published before it is filled: the gap is named, with a way to it', async () => {
    const words = { lead: 'Come for [… a dish].', title: 'A [table]' };
    const opening = { ...blankBlock('opening', 'o'), ...words };
    const { user, writes } = await openEditor([{ ...KITCHEN, blocks: [opening] }, SPA]);
    await user.selectOptions(settings('Status'), 'published');
    await saveChanges(user);
    const name = '1. Opening picture: Sentence';
    expect(await screen.findByText(`Fill the gaps first: ${name}`)).toBeVisible();
    expect(writes()).toEqual([]);
    await press(user, '1. Opening picture');
    await waitFor(() => expect(settings('Sentence')).toHaveFocus());
    await retype(user, 'Sentence', 'Come for the crab.');
    expect(screen.queryByText(/gaps to fill/)).toBeNull();
    await saveChanges(user);
    await waitFor(() => expect(writes()).toMatchObject([{ body: { status: 'published' } }]));
  });

  test('a page does not end before it begins', async () => {
    const { user, writes } = await openEditor();
    fireEvent.change(settings('First day (optional)'), { target: { value: '2026-12-24' } });
    fireEvent.change(settings('Last day (optional)'), { target: { value: '2026-12-20' } });
    await saveChanges(user);
    expect(await screen.findByText('The last day is before the first')).toBeInTheDocument();
    expect(writes()).toEqual([]);
  });
});

describe('the home page and About', () => {
  test('are ordered by their parts, which cannot be removed, and stored as a row of their own', async () => {
    const { user, writes, sentBlocks } = await open('/admin/pages?id=home');
    await screen.findByRole('region', { name: 'Blocks of the page' });
    expect(names().join(', ')).toBe(
      '1. Hero, 2. Search by dates, 3. Info bar, 4. Rooms, 5. Book by the moon, 6. Luxury experience, 7. Testimonials, 8. The place',
    );
    await user.click(heads()[6] as HTMLElement);
    for (const name of [/^Remove/, /^Duplicate/, /to another page$/])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByLabelText('Address')).not.toBeInTheDocument();
    await press(user, 'Hide 7. Testimonials');
    await press(user, 'Move 4. Rooms up');
    await saveChanges(user);
    await findToast('Page added');
    const home = { slug: 'home', status: 'published' };
    expect(writes()).toMatchObject([{ method: 'POST', body: home }]);
    const parts = ['hero', 'search', 'rooms', 'infoBar'].map((part) => ({ part }));
    expect(sentBlocks().slice(0, 4)).toMatchObject(parts);
    expect(sentBlocks()[6]).toMatchObject({ part: 'testimonials', hidden: true });
  });

  test('are taken back to the original order, after a question', async () => {
    const part = (name: 'gallery' | 'about') => ({ ...blankBlock('part', name), part: name });
    const blocks = [part('gallery'), part('about')];
    const row = page('row', 'about', { status: 'published', blocks });
    const { user, writes } = await open('/admin/pages?id=about', [row]);
    await screen.findByRole('region', { name: 'Blocks of the page' });
    // Parts that the stored order lacks are listed too, because visitors see them.
    expect(names()).toEqual(['1. More pictures', '2. About us', '3. Story', '4. Onward']);
    expect(textsOf(screen.getAllByRole('button', { pressed: false }))).toContain('Français');
    await press(user, 'Restore the original order');
    await press(user, 'Confirm');
    await waitFor(() => expect(names().at(2)).toBe('3. More pictures'));
    expect(writes()).toMatchObject([{ method: 'DELETE' }]);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });
});

describe('Share a preview', () => {
  const KEY = 'a'.repeat(40);

  test('gives a link to the page as it stands, saved or not', async () => {
    const { user, writes } = await openEditor();
    const kept = answerWrites<{ page: Page }>('post', 'page_previews', [{ key: KEY }]);
    await press(user, 'Move 1. Text down');
    await press(user, 'Share a preview');
    const link = await screen.findByRole('textbox', { name: 'Link' });
    expect(link).toHaveValue(`http://localhost:3000/show/${KEY}`);
    const here = screen.getByRole('link', { name: 'Open in a new tab' });
    expect(here).toHaveAttribute('target', '_blank');
    expect(kept[0]?.page.blocks.map(({ id }) => id)).toEqual(['b', 'a', 'c']);
    expect(writes()).toEqual([]);
    const taken = answerWrites('delete', 'page_previews', [{ key: KEY }]);
    await press(user, 'Turn off all links');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(taken).toHaveLength(1);
  });

  test('the link shows the page with a quiet word, to nobody who searches', async () => {
    answerWrites('post', 'rpc/page_preview', KITCHEN);
    await open(`/show/${KEY}`);
    expect(await screen.findByText('Breakfast body')).toBeInTheDocument();
    expect(screen.getByText('Not published yet')).toBeInTheDocument();
    await waitFor(() =>
      expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'),
    );
  });

  test.each([
    ['is wrong', 'nonsense'],
    ['is too old', KEY],
  ])('a link that %s says so', async (_what, key) => {
    answerWrites('post', 'rpc/page_preview', null);
    await open(`/show/${key}`);
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument();
  });
});

test('a picture that a removed page has shown is let go, unless another page shows it', async () => {
  const [shared, own] = ['general/1-shared.jpg', 'general/2-own.jpg'];
  const first = { ...blankBlock('opening', 'o'), image: shared };
  const items = [{ to: '', name: '', line: '', image: own }];
  const cards = { ...blankBlock('cards', 'k'), items };
  const { user, swaps } = await open('/admin/pages', [
    { ...KITCHEN, blocks: [first, cards] },
    { ...SPA, blocks: [first] },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Delete Kitchen' }));
  await press(user, 'Confirm');
  await findToast('Page deleted');
  expect(swaps.map(({ release_paths }) => release_paths)).toEqual([[own]]);
});

test('texts of a page are translated by the names of their blocks, and what has none stays', async () => {
  const lunch = { language: 'fr', source: 'Lunch', text: 'Déjeuner' };
  answerReads({ translations: [{ ...lunch, made_from: null, updated_at: SEEN }] });
  const { user } = await openEditor();
  await press(user, /^Français/);
  await waitFor(() => expect(screen.getByLabelText('2. Text: Heading')).toHaveValue('Déjeuner'));
  expect(screen.getByLabelText('1. Text: Heading')).toHaveValue('');
  expect(screen.getByLabelText('1. Text: Paragraph 1')).toBeInTheDocument();
  expect(preview()).toHaveTextContent('Déjeuner');
  expect(preview()).toHaveTextContent('Breakfast body');
});
