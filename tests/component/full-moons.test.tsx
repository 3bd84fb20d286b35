import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { renderPage } from '@/entry-prerender';
import { nextFullMoons } from '@/hotel/moon/next-full-moons';
import { addDays, dayAndMonth, formatDate, hotelToday } from '@/basics/time/dates';
import { numericDate } from '@/basics/time/numeric-date';
import { checkIn, panel } from '../support/booking-panel';
import { block, customPage, openBlocks } from '../support/custom-page';
import { hydratePrerendered, mountPrerendered, publishedFrom } from '../support/prerendered';
import { answerWrites, expectLink, openPage, requestsSettled } from '../support/site';
import { screen, waitFor, within } from '../support/site';
import { changeQuoteAnswer } from '../support/server';

const [standard, deluxe] = DEFAULT_CONTENT.rooms.map(({ id }) => id) as [string, string];
const NIGHTS = nextFullMoons(addDays(hotelToday(), 1), 6).map(({ night }) => night);
const ARRIVALS = NIGHTS.map((night) => addDays(night, -1));

const EverythingIsNear = function (this: unknown, report: (seen: unknown[]) => void) {
  const observe = () => report([{ isIntersecting: true }]);
  return { observe, disconnect: () => undefined };
} as unknown as typeof IntersectionObserver;
const scroll = () => vi.spyOn(window, 'IntersectionObserver').mockImplementation(EverythingIsNear);

function answerMoons() {
  return answerWrites('post', 'rpc/cheapest_stays', () =>
    ARRIVALS.map((check_in, nth) => {
      const near = { check_in: addDays(check_in, 2), room_id: deluxe, total: 438 };
      return nth === 1
        ? { check_in, room_id: null, left: 0, total: null, rule: null, near }
        : { check_in, room_id: standard, left: 2, total: 284, rule: null, near: null };
    }),
  );
}
const moon = (nth: number) =>
  within(screen.getByText(formatDate(NIGHTS[nth] ?? '')).closest('li') ?? document.body);
const path = (room: string, arrive: string, guests = 2) =>
  `/rooms/${room}?arrive=${arrive}&nights=2&guests=${guests}#book`;

test('each full moon leads to the cheapest room of its nights, asked in one call', async () => {
  scroll();
  const asked = answerMoons();
  await openPage('/rooms');
  const link = await waitFor(() => moon(0).getByRole('link'));
  expect(link).toHaveTextContent('Garden Standard $284 for 2 nights, everything included');
  expect(link).toHaveAttribute('href', path(standard, ARRIVALS[0] ?? ''));
  expect(moon(1).getByText('Full on these nights')).toBeVisible();
  const beside = addDays(ARRIVALS[1] ?? '', 2);
  expectLink(
    `Free from ${dayAndMonth(beside)}: Horizon Deluxe $438 for 2 nights, everything included`,
    path(deluxe, beside),
    moon(1),
  );
  await requestsSettled();
  expect(asked).toEqual([{ arrivals: ARRIVALS, nights: 2, guests: 2, children: [] }]);
});

test('one press leads to the panel of the room', async () => {
  scroll();
  answerMoons();
  const { user } = await openPage('/rooms', undefined, [changeQuoteAnswer()]);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await user.click(await waitFor(() => moon(0).getByRole('link')));
  await vi.waitFor(() => expect(scrolled.mock.contexts).toContain(panel()));
  await vi.waitFor(() => expect(checkIn()).toHaveValue(numericDate(ARRIVALS[0] ?? '')));
  await requestsSettled();
});

test('the people of the address are asked for', async () => {
  scroll();
  const asked = answerMoons();
  await openPage('/rooms?guests=3&children=4');
  expect(await waitFor(() => moon(0).getByRole('link'))).toHaveAttribute(
    'href',
    path(standard, ARRIVALS[0] ?? '', 3).replace('#', '&children=4#'),
  );
  expect(asked).toMatchObject([{ guests: 3, children: [4] }]);
});

test('a prerendered page lists the dates, and keeps the list until it is near the window', async () => {
  const published = publishedFrom(DEFAULT_CONTENT);
  const page = await renderPage('/', published);
  expect(page.parts).not.toContain('selling/search/site/FullMoonStays');
  const { root, leave } = mountPrerendered('/', page);
  const before = screen.getByText(formatDate(NIGHTS[0] ?? ''));
  const { end } = await hydratePrerendered(root, published);
  expect(screen.getByText(formatDate(NIGHTS[0] ?? ''))).toBe(before);
  expect(moon(5).queryByRole('link')).toBeNull();
  await end();
  leave();
});

test.each(['/', '/rooms', '/table'])('%s asks nothing before the first touch', async (path) => {
  scroll();
  document.documentElement.setAttribute('data-hold', '');
  const asked = answerMoons();
  const pages = [customPage({ blocks: [block('full-moons', {})] })];
  const published = publishedFrom({ ...DEFAULT_CONTENT, pages });
  const { root, leave } = mountPrerendered(path, await renderPage(path, published));
  const { end } = await hydratePrerendered(root, published);
  // Unmounts the page even if the test fails: it would follow the navigation of later tests.
  onTestFinished(async () => {
    await end();
    leave();
  });
  await requestsSettled();
  expect(asked).toEqual([]);
  document.documentElement.removeAttribute('data-hold');
  await waitFor(() => expect(asked).toHaveLength(1));
  await requestsSettled();
  await waitFor(() => expect(moon(5).getByRole('link')).toBeVisible());
  expect(asked).toHaveLength(1);
});

test('a hotel that shows no moon has no full moons; an offer says that it is for them', async () => {
  const page = await openPage('/', ({ sections }) => (sections.moon.over = 'off'));
  expect(screen.queryByText('Book by the moon')).toBeNull();
  page.leave();
  await openBlocks([
    block('offer', { title: 'Moon dinner', atFullMoon: true }),
    block('full-moons', { title: 'Come at full moon' }),
  ]);
  expect(await screen.findByText('At full moon')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Come at full moon' })).toBeVisible();
  expect(screen.getByText(formatDate(NIGHTS[5] ?? ''))).toBeVisible();
});
