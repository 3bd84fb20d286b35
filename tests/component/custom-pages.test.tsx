import { renderPage } from '@/entry-prerender';
import { blankBlock } from '@/content/schema/block';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { blankPage, type Page } from '@/content/schema/page';
import { addDays, hotelToday } from '@/basics/time/dates';
import { navWords, notFoundWords } from '@/words/visitors';
import { publishedFrom, mountPrerendered, hydratePrerendered } from '../support/prerendered';
import { act, openPage, answerReads, screen, within } from '../support/site';

/** Custom pages on the public site (decision 0059). */

const page = (slug: string, more: Partial<Page> = {}): Page => ({
  ...blankPage(),
  id: slug,
  slug,
  title: `The ${slug}`,
  status: 'published',
  place: 'header',
  blocks: [{ ...blankBlock('text', 'a'), title: `About the ${slug}` }],
  formerSlugs: [],
  position: 0,
  updatedAt: '',
  ...more,
});
const open = (address: string, ...pages: Page[]) =>
  openPage(address, (content) => void (content.pages = pages));
const heading = () => screen.findByRole('heading', { level: 1 });

afterEach(() => delete document.documentElement.dataset['day']);

test('one is found by its address, and by one that it had before', async () => {
  await open('/baths?from=card', page('spa', { formerSlugs: ['baths'] }));
  expect(await heading()).toHaveTextContent('About the spa');
  const main = screen.getByRole('navigation', { name: navWords.main });
  expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('The spa');
});

test.each([
  ['a draft', { status: 'draft' as const }],
  ['one whose last day has passed', { showsUntil: addDays(hotelToday(), -1) }],
  ['one whose first day is to come', { showsFrom: addDays(hotelToday(), 1) }],
])('%s is nowhere', async (_what, more) => {
  await open('/spa', page('spa', more));
  expect(await heading()).toHaveTextContent(notFoundWords.title);
  expect(screen.queryByRole('link', { name: 'The spa' })).not.toBeInTheDocument();
});

test('in an old document one whose last day has passed is gone once the app is there', async () => {
  answerReads({ 'rpc/site_content': () => new Promise<never>(() => undefined) });
  const yesterday = addDays(hotelToday(), -1);
  const made = { ...DEFAULT_CONTENT, pages: [page('spa', { showsUntil: hotelToday() })] };
  const { html, ...rest } = await renderPage('/spa', publishedFrom(made));
  expect(html).toContain('About the spa');
  document.documentElement.dataset['day'] = addDays(yesterday, -1);
  const old = publishedFrom({ ...made, pages: [page('spa', { showsUntil: yesterday })] });
  const { root, leave } = mountPrerendered('/spa', { html, ...rest });
  const app = await hydratePrerendered(root, old);
  expect(await heading()).toHaveTextContent(notFoundWords.title);
  await act(() => app.end());
  leave();
});

test('links to them stand where the house wants them, and the open one is marked', async () => {
  await open(
    '/spa',
    page('spa'),
    page('journal', { place: 'footer' }),
    page('secret', { place: 'nowhere' }),
  );
  await heading();
  const main = screen.getByRole('navigation', { name: navWords.main });
  const link = within(main).getByRole('link', { name: 'The spa' });
  expect(link).toHaveAttribute('aria-current', 'page');
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['The spa', 'The journal'])
    expect(footer.getByRole('link', { name })).toBeVisible();
  expect(within(main).queryByRole('link', { name: 'The journal' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'The secret' })).not.toBeInTheDocument();
});
