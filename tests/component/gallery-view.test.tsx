import userEvent from '@testing-library/user-event';
import { BrowserRouter } from '@/ui/router';
import { loadPublicPages } from '@/app/pages';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { seedContent } from '@/content/store/queries/content-client';
import { renderPage } from '@/entry-prerender';
import { parseHtml } from '../support/html';
import { publishedFrom } from '../support/prerendered';
import { act, AppOf, contentAnswer, fireEvent, press, render, screen } from '../support/testing';
import { server, waitFor, within } from '../support/testing';

const NAMES = ['deluxe', 'premier', 'standard'].map((type) => `/images/room-${type}.jpg`);

async function openRoom(names = NAMES) {
  await loadPublicPages();
  const content = structuredClone(DEFAULT_CONTENT);
  if (content.rooms[1]) content.rooms[1].images = names;
  server.use(contentAnswer(content));
  const client = createQueryClient();
  seedContent(client, content, Date.now());
  window.history.pushState(null, '', '/rooms/room-deluxe');
  const { unmount } = render(
    <BrowserRouter>
      <AppOf client={client} />
    </BrowserRouter>,
  );
  onTestFinished(() => {
    unmount();
    client.clear();
  });
  return userEvent.setup({ delay: null });
}

const link = (index: number) =>
  within(screen.getByRole('list', { name: 'Pictures of Horizon Deluxe' })).getAllByRole('link')[
    index
  ] as HTMLElement;
const view = () => screen.queryByRole('dialog', { name: 'Pictures of Horizon Deluxe' });
const isGone = () => waitFor(() => expect(view()).toBeNull());

async function openView(user: ReturnType<typeof userEvent.setup>, index: number) {
  await user.click(link(index));
  return screen.findByRole('dialog', { name: 'Pictures of Horizon Deluxe' });
}

test('a picture opens over the whole window; arrow keys, Home and End go on, and it is counted', async () => {
  const user = await openRoom();
  const dialog = await openView(user, 1);
  expect(within(dialog).getByText('2 of 3')).toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Next picture' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('3 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('3 of 3')).toBeInTheDocument();
  await user.keyboard('{Home}');
  expect(within(dialog).getByText('1 of 3')).toBeInTheDocument();
  const previous = within(dialog).getByRole('button', { name: 'Previous picture' });
  expect(previous).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{End}{ArrowLeft}');
  expect(within(dialog).getByText('2 of 3')).toBeInTheDocument();
});

test('from right to left the left arrow leads on, and a row that is pushed is followed', async () => {
  document.documentElement.dir = 'rtl';
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const user = await openRoom();
  const dialog = await openView(user, 0);
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('1 of 3')).toBeInTheDocument();
  await user.keyboard('{ArrowLeft}');
  expect(within(dialog).getByText('2 of 3')).toBeInTheDocument();
  const row = within(dialog).getByRole('group');
  Object.defineProperty(row, 'clientWidth', { value: 400 });
  row.scrollLeft = -800;
  fireEvent.scroll(row);
  expect(within(dialog).getByText('3 of 3')).toBeInTheDocument();
});

test('only the picture that is seen and its neighbours are asked for; one that fails is described', async () => {
  const user = await openRoom([...NAMES, '/images/about-1.jpg', '/images/about-2.jpg']);
  const dialog = await openView(user, 0);
  const asked = () =>
    [...dialog.querySelectorAll('.viewer-slide img')].map((img) => img.getAttribute('src'));
  expect(asked()).toEqual(NAMES.slice(0, 2));
  await user.keyboard('{End}');
  expect(asked()).toEqual(['/images/about-1.jpg', '/images/about-2.jpg']);
  const [, last] = within(dialog).getAllByRole<HTMLImageElement>('img', { hidden: true });
  if (last) fireEvent.error(last);
  expect(within(dialog).getByText(last?.alt ?? '', { selector: '.pic-missing' })).toBeVisible();
});

test('Escape closes it, a second one leaves nothing, and the focus is where it was', async () => {
  const user = await openRoom();
  const before = window.location.pathname;
  await openView(user, 2);
  await user.keyboard('{Escape}{Escape}');
  await isGone();
  await waitFor(() => expect(link(2)).toHaveFocus());
  expect(window.location.pathname).toBe(before);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horizon Deluxe');
});

test('the browser’s Back closes it and stays on the page; Forward opens it again', async () => {
  const user = await openRoom();
  await openView(user, 1);
  act(() => window.history.back());
  await isGone();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Horizon Deluxe');
  await waitFor(() => expect(link(1)).toHaveFocus());
  act(() => window.history.forward());
  expect(await screen.findByText('2 of 3')).toBeInTheDocument();
  await press(user, 'Close');
  await isGone();
});

test('without script every picture is in the page, and a link to its file; only the first is fetched at once', async () => {
  const content = structuredClone(DEFAULT_CONTENT);
  if (content.rooms[1]) content.rooms[1].images = NAMES;
  content.sections.gallery.images = ['/images/luxury-1.jpg', '/images/luxury-2.jpg'];
  const room = parseHtml((await renderPage('/rooms/room-deluxe', publishedFrom(content))).html);
  const links = [...room.querySelectorAll('.pictures a')];
  expect(links.map((one) => one.getAttribute('href'))).toEqual(NAMES);
  const images = [...room.querySelectorAll('.pictures img')];
  expect(images.map((one) => one.getAttribute('src'))).toEqual(NAMES);
  expect(images.map((one) => one.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
  for (const source of room.querySelectorAll('.pictures source'))
    expect(source.getAttribute('sizes')).toBeTruthy();

  const about = parseHtml((await renderPage('/about', publishedFrom(content))).html);
  const house = about.querySelector('.more-house');
  expect(house?.querySelector('h2')?.textContent).toBe('More pictures');
  expect([...(house?.querySelectorAll('a') ?? [])].map((one) => one.getAttribute('href'))).toEqual(
    content.sections.gallery.images,
  );
});

test('a hotel without further pictures has no gallery', async () => {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.gallery.images = [];
  const { html } = await renderPage('/about', publishedFrom(content));
  expect(parseHtml(html).querySelector('.more-house')).toBeNull();
});

test('with a key held down that opens elsewhere, the link is a link', async () => {
  await openRoom();
  const click = fireEvent.click(link(1), { ctrlKey: true });
  expect(click).toBe(true);
  expect(view()).toBeNull();
});
