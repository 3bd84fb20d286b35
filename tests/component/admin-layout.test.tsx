import { MOVED } from '@/basics/rules/routes';
import { staffFrameWords } from '@/words/staff';
import { answer, press, answerReads, renderSignedIn, screen } from '../support/staff';
import { requestsSettled, textsOf, waitFor, within } from '../support/staff';

vi.mock(import('@/basics/rules/version'), () => ({
  VERSION: '1.1.0',
  NEWEST_MIGRATION: '20270101000000',
}));

const EDITORS = ['Hero Section', 'Rooms', 'Luxury Experience', 'Testimonials', 'About', 'Contact'];
const ORDER = ['Dashboard', ...EDITORS, 'Site Config', 'Visit Website', 'Logout'];

async function openDashboard() {
  const app = renderSignedIn('/admin/dashboard');
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' });
  return app;
}

function entries(nav: HTMLElement): string[][] {
  return within(nav)
    .getAllByRole('list')
    .map((list) => textsOf(within(list).getAllByRole('listitem')));
}

test('[S-01] [S-08] the sidebar goes as the day does, and the ten entries follow each other in the specified order', async () => {
  await openDashboard();
  const groups = entries(screen.getByRole('navigation', { name: 'Admin' }));
  const ofTheTen = groups.map((group) => group.filter((entry) => ORDER.includes(entry)));
  expect(ofTheTen).toEqual([['Dashboard'], ORDER.slice(1, -1), ['Logout']]);
  expect(groups[0]).toContain('Reservations');
});

test('[S-01] an entry leads to its page, is marked as current, and reading starts at its heading; Visit Website to the home page', async () => {
  const { user } = await openDashboard();
  for (const entry of ['Hero Section', 'Luxury Experience', 'About', 'Contact', 'Site Config']) {
    await user.click(screen.getByRole('link', { name: entry }));
    const title = await screen.findByRole('heading', { level: 1, name: entry });
    await waitFor(() => expect(title).toHaveFocus());
    expect(screen.getByRole('link', { name: entry })).toHaveAttribute('aria-current', 'page');
    expect(document.title).toBe(`${entry} – Admin`);
  }
  await user.click(screen.getByRole('link', { name: 'Visit Website' }));
  await screen.findByRole('heading', { level: 1, name: 'Where the moon rises from the sea' });
});

test.each(Object.entries(MOVED))('the old address %s leads to %s', async (old, current) => {
  renderSignedIn(`${old}/?id=1&kind=invoice#end`, { role: 'staff' });
  const here = () => window.location.href.slice(window.location.origin.length);
  await waitFor(() => expect(here()).toBe(`${current}?id=1&kind=invoice#end`));
  expect(await screen.findByText('This account cannot view this page')).toBeVisible();
});

test('[S-04] on phones the sidebar is a sheet: opened by a button, closed by Escape, with focus in it', async () => {
  const { user } = await openDashboard();
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  const inSheet = entries(within(sheet).getByRole('navigation', { name: 'Admin' })).flat();
  expect(inSheet).toEqual(expect.arrayContaining(ORDER));
  expect(sheet).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

test.each(['Contact', 'Dashboard'])('[S-04] choosing %s closes the sheet', async (name) => {
  const { user } = await openDashboard();
  await press(user, 'Menu');
  const sheet = await screen.findByRole('dialog', { name: 'Menu' });
  await user.click(within(sheet).getByRole('link', { name }));
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[X-23] an account without a role opens its own pages, and is told whom to ask', async () => {
  const { user } = renderSignedIn('/admin/dashboard', { username: 'Dara', role: 'staff' });
  expect(await screen.findByText(staffFrameWords.noRights)).toBeVisible();
  expect(screen.queryByText(/cannot be loaded/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Latest reservations' })).toBeNull();
  const menu = screen.getAllByRole('navigation', { name: 'Admin' })[0] as HTMLElement;
  expect(entries(menu)).toEqual([['Dashboard'], ['Visit Website'], ['Your account', 'Logout']]);
  await user.click(screen.getByRole('link', { name: 'Your account' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
});

test('[X-23] [L-14] without a profile the role is admin, until the server refuses what admins see', async () => {
  renderSignedIn('/admin/reservations', {});
  answerReads({
    reservations: [],
    'rpc/dashboard_figures': () => answer(403, { code: '42501', message: 'permission denied' }),
  });
  expect(await screen.findByText('This account cannot view this page')).toBeVisible();
});

test('[L-14] a database without figures takes no rights away', async () => {
  answerReads({ reservations: [] });
  renderSignedIn('/admin/reservations', {});
  expect(await screen.findByText('No reservations yet')).toBeVisible();
});

test.each([
  ['before versions were counted', {}, staffFrameWords.olderDatabase],
  ['an older version', { migration: '20261126000000' }, staffFrameWords.olderDatabase],
  ['a newer version', { migration: '20280101000000' }, staffFrameWords.newerDatabase],
  ['this version', { migration: '20270101000000' }, undefined],
  ['nobody knows which version', { migration: '' }, undefined],
])('a database of %s is told to staff, and the page works on', async (_which, more, told) => {
  const none = { reservations: 0, guests: 0, messages: 0 };
  renderSignedIn('/admin/reservations', { role: 'admin' });
  answerReads({
    reservations: [],
    'rpc/dashboard_figures': { ...none, latestReservations: [], latestMessages: [], ...more },
  });
  if (told !== undefined) expect(await screen.findByText(told)).toBeVisible();
  expect(await screen.findByText('No reservations yet')).toBeVisible();
  await requestsSettled();
  expect(screen.queryAllByText(/database/)).toHaveLength(told === undefined ? 0 : 1);
});
