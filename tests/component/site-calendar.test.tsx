import { calendarWords } from '@/words/visitors';
import { addDays, formatDate } from '@/basics/time/dates';
import { shownToasts } from '@/ui/toast';
import { checkIn, email, nights, panel } from '../support/booking-panel';
import { answerReads, fireEvent, HttpResponse, matchesMedia, openPage } from '../support/site';
import { press, requestsSettled, screen, textsOf, waitFor, within } from '../support/site';

/** One hour after midnight at the hotel; in UTC it is still Friday. */
const NOW = new Date('2026-11-20T18:00:00Z');
const TODAY = '2026-11-21';
const LAST = '2028-11-20';

let full: string[];
let asked: (string | null)[][];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  full = [];
  asked = [];
  answerReads({
    'rpc/room_availability': ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = ['from_date', 'to_date'].map((name) => searchParams.get(name));
      asked.push([from ?? null, to ?? null]);
      const within = full.filter((night) => night >= (from ?? '') && night < (to ?? ''));
      return within.map((night) => ({ night }));
    },
    'rpc/next_free_dates': [{ check_in: '2027-01-04' }],
  });
});

const calendar = () => screen.findByRole('dialog', { name: calendarWords.title });
const day = (date: string, more = '') =>
  within(panel()).getByRole('button', { name: formatDate(date) + more });
function expectAtEnd(button: string): void {
  expect(screen.getByRole('button', { name: button })).toHaveAttribute('aria-disabled', 'true');
}
const toggle = () => within(panel()).findByRole('button', { name: /^Open the calendar/ });

async function openCalendar() {
  const page = await openPage('/rooms/room-deluxe');
  checkIn().focus();
  await page.user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await calendar();
  await requestsSettled();
  return page;
}

test('its file is fetched when the field is touched, and nothing is asked before it opens', async () => {
  await openPage('/rooms/room-deluxe');
  expect(within(panel()).queryByRole('button', { name: /calendar/ })).toBeNull();
  checkIn().focus();
  expect(await toggle()).toHaveAttribute('aria-expanded', 'false');
  await requestsSettled();
  expect(asked).toEqual([]);
});

test('it opens at the hotel’s today; days before it cannot be chosen', async () => {
  await openCalendar();
  expect(day(TODAY)).toHaveFocus();
  expect(day(TODAY)).toHaveAttribute('aria-current', 'date');
  expect(day(addDays(TODAY, -1))).toBeDisabled();
  expectAtEnd('Previous month');
  expect(asked).toContainEqual([TODAY, '2026-12-01']);
});

const drawn = () =>
  screen.getAllByRole('grid').map((grid) => textsOf(grid.querySelectorAll('td')).join(' ').trim());

test('of a month that is nearly over, what is left stands above the next one', async () => {
  const { user } = await openCalendar();
  const [november, december] = drawn();
  expect(november).toMatch(/^16 17 18 .* 30$/);
  expect(december).toMatch(/^1 2 .* 31$/);
  await requestsSettled();
  expect(asked.toSorted()).toEqual([
    [TODAY, '2026-12-01'],
    ['2026-12-01', '2027-01-01'],
  ]);
  await press(user, 'Next month');
  expect(screen.getByRole('grid')).toHaveAccessibleName('January 2027');
  await press(user, 'Previous month');
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
});

test('in a wide window two whole months stand beside each other, up to the last', async () => {
  matchesMedia('min-width: 64rem');
  const { user } = await openCalendar();
  expect(drawn()[0]).toMatch(/^1 2 .* 30$/);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(day('2026-12-05')).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await user.keyboard('{PageDown}');
  expect(day('2027-01-05')).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  await user.keyboard('{Shift>}{PageDown}{PageDown}{/Shift}');
  expect(day(LAST)).toHaveFocus();
  expect(screen.getByRole('grid', { name: 'October 2028' })).toBeVisible();
  expectAtEnd('Next month');
});

test('the date is typed as the page’s language writes it, and stands there in words', async () => {
  const { user } = await openPage('/rooms/room-deluxe');
  expect(checkIn()).toHaveAttribute('placeholder', 'dd/mm/yyyy');
  checkIn().focus();
  await user.keyboard('5.1.2027');
  expect(checkIn()).toHaveAccessibleDescription('Departure Wed 6 Jan 2027');
  await toggle();
  expect(panel().querySelector('.date-face')).toHaveTextContent('Tue 5 Jan 2027');
  expect(checkIn()).toHaveValue('5.1.2027');
});

test('it ends where the house takes no more requests', async () => {
  const { user } = await openCalendar();
  await user.keyboard('{Shift>}{PageDown}{PageDown}{PageDown}{/Shift}');
  expect(day(LAST)).toHaveFocus();
  expect(day(addDays(LAST, 1))).toBeDisabled();
  expectAtEnd('Next month');
  await requestsSettled();
  expect(asked.at(-1)).toEqual(['2028-11-01', '2028-11-21']);
});

test('a stay is chosen with two presses of a key, drawn, and written into the fields', async () => {
  full = ['2026-12-02'];
  const { user } = await openCalendar();
  await user.keyboard('{PageDown}{Home}{ArrowDown}{ArrowUp}');
  await user.keyboard('{ArrowRight}');
  await requestsSettled();
  expect(day('2026-12-22')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(checkIn()).toHaveValue('22/12/2026');
  expect(day('2026-12-23', ', departure')).toBeVisible();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(nights()).toHaveValue('3');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await toggle()).toHaveFocus();
  expect(await toggle()).toHaveAccessibleName('Open the calendar, Tue 22 Dec 2026');
  expect(checkIn()).toHaveAccessibleDescription('Departure Fri 25 Dec 2026');
  expect(within(panel()).getByText('Room price, 3 nights × $199')).toBeVisible();
});

test('choosing other nights changes the marked stay', async () => {
  const { user } = await openPage('/rooms/room-deluxe');
  fireEvent.change(checkIn(), { target: { value: '2026-12-22' } });
  await user.selectOptions(nights(), '2');
  await user.click(await toggle());
  await calendar();
  const selected = () => textsOf(panel().querySelectorAll('td[aria-selected=true]'));
  expect(selected()).toEqual(['22', '23', '24']);
  fireEvent.change(nights(), { target: { value: '4' } });
  expect(selected()).toEqual(['22', '23', '24', '25', '26']);
  expect(screen.getAllByText(/^Tue 22 Dec 2026 to Sat 26 Dec 2026, 4 nights\./)).not.toEqual([]);
});

test('a full night is struck through, says so, and can be asked for all the same', async () => {
  full = ['2026-11-25'];
  const { user } = await openCalendar();
  expect(day('2026-11-25', ', full')).toHaveAttribute('data-full');
  expect(screen.getByText(calendarWords.legend)).toBeVisible();
  await user.click(day('2026-11-25', ', full'));
  expect(checkIn()).toHaveValue('25/11/2026');
  expect(await screen.findByText('This room is full on some of these nights.')).toBeVisible();
});

test('a month without a free night says so, and leads to the next free day', async () => {
  full = Array.from({ length: 31 }, (_, index) => addDays('2026-12-01', index));
  const { user } = await openCalendar();
  expect(await screen.findByText(/^No night is free in December 2026\./)).toBeVisible();
  const dialog = within(await calendar());
  await user.click(await dialog.findByRole('button', { name: 'Mon 4 Jan 2027' }));
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  expect(day('2027-01-04')).toHaveFocus();
});

test('when nobody can say which nights are full it says so, and any can be chosen', async () => {
  answerReads({ 'rpc/room_availability': () => HttpResponse.error() });
  const { user } = await openCalendar();
  expect(await screen.findByText(calendarWords.unknown)).toBeVisible();
  await user.click(day('2026-11-30'));
  expect(checkIn()).toHaveValue('30/11/2026');
  expect(shownToasts()).toEqual([]);
});

test('Escape closes it and leads back to its button; so does a press beside it', async () => {
  const { user } = await openCalendar();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await toggle()).toHaveFocus();
  await user.keyboard('{Enter}');
  await calendar();
  await user.click(email());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(email()).toHaveFocus();
});

test('a date that is typed is followed, also into another month; it can be taken back', async () => {
  const { user } = await openPage('/rooms/room-deluxe');
  await user.click(checkIn());
  await calendar();
  expect(checkIn()).toHaveFocus();
  await user.keyboard('5/1/0002');
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await user.clear(checkIn());
  await user.keyboard('5/1/2027');
  expect(screen.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  await press(user, calendarWords.clear);
  expect(checkIn()).toHaveValue('');
  expect(screen.queryByText(/^Departure/)).toBeNull();
});

test('[B-23] no departure stands beside a date that cannot be booked', async () => {
  await openPage('/rooms/room-deluxe');
  fireEvent.change(checkIn(), { target: { value: '2026-12-01' } });
  expect(checkIn()).toHaveAccessibleDescription('Departure Wed 2 Dec 2026');
  for (const wrong of [addDays(TODAY, -1), addDays(LAST, 1), '']) {
    fireEvent.change(checkIn(), { target: { value: wrong } });
    expect(screen.queryByText(/^Departure/), wrong).toBeNull();
  }
});
