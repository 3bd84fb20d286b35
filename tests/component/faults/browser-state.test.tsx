import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, HOTEL_DATA_VERSION, toHotelData } from '@/content/store/hotel-data';
import { contentAnswer, answerReads, renderApp, renderStaffApp, screen } from '../../support/staff';
import { server, SESSION_KEY, toastTitles, waitFor } from '../../support/staff';

const { title } = DEFAULT_CONTENT.sections.heroSection;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function titled(name: string) {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.heroSection.title = name;
  return content;
}

const whole = () => JSON.stringify(toHotelData(titled('Kept'), Date.now()));

const CORRUPT: [string, string][] = [
  ['half of it', whole().slice(0, 500)],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an older version', JSON.stringify({ ...JSON.parse(whole()), version: HOTEL_DATA_VERSION - 1 })],
];

test('[N-35] hotelData that is broken is set aside, and the page shows the server’s', async () => {
  localStorage.setItem(HOTEL_DATA_KEY, '{}');
  server.use(contentAnswer(titled('From the server')));
  const { leave } = renderApp('/');
  expect(await heading('From the server')).toBeVisible();
  await waitFor(() => expect(localStorage.getItem(HOTEL_DATA_KEY)).toContain('From the server'));
  expect(toastTitles()).toEqual([]);
  leave();
});

const SESSIONS = CORRUPT.slice(0, 3);
test.each(SESSIONS)('[N-35] a session of %s: the login page, no toast', async (_what, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  localStorage.setItem(SESSION_KEY, text);
  renderStaffApp('/admin/dashboard');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(toastTitles()).toEqual([]);
});

test.each(['SecurityError', 'QuotaExceededError'])('[N-34] %s: the page opens', async (name) => {
  const refuse = () => {
    throw new DOMException('planned', name);
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
  server.use(contentAnswer(titled('From the server')));
  const { leave } = renderApp('/');
  expect(await heading('From the server')).toBeVisible();
  await waitFor(() => expect(Storage.prototype.setItem).toHaveBeenCalled());
  expect(toastTitles()).toEqual([]);
  leave();
});

test('[N-36] what is broken in another tab changes nothing here', async () => {
  const hear = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: HOTEL_DATA_KEY, newValue }));
  const { leave } = renderApp('/');
  await heading(title);
  for (const [, text] of CORRUPT) hear(text);
  hear(null);
  // Events are handled in order: once this valid event shows its title, the broken ones are done.
  hear(JSON.stringify(toHotelData(titled('From the other tab'), Date.now() + 5000)));
  expect(await heading('From the other tab')).toBeVisible();
  leave();
});

const DAY = 86_400_000;

test.each([
  ['ten minutes behind', -600_000],
  ['ten minutes ahead', 600_000],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
])('with a clock %s the page shows the server’s content', async (_what, offset) => {
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(titled('Kept'), Date.now())));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset });
  const answered = vi.fn(() => titled('From the server'));
  answerReads({ 'rpc/site_content': answered });
  const { leave, queryClient } = renderApp('/');
  expect(await heading('From the server')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(answered).toHaveBeenCalledOnce();
  leave();
});
