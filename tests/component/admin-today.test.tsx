import { act } from '@testing-library/react';
import { addDays, hotelToday } from '@/basics/time/dates';
import { nextSteps, TODAY_LISTS, type ShownStay, type TodayList } from '@/desk/today/day';
import { TODAY_KEY } from '@/desk/stays/staff-calls/reservations';
import { todayWords } from '@/words/staff';
import { STAY } from '../support/staff-answers';
import { allToastTitles, answer, answerReads, answerWrites, expectLink } from '../support/staff';
import { findToast, press, QUIET_DAY, renderSignedIn, screen, textsOf } from '../support/staff';
import { waitFor, within } from '../support/staff';

const rest = vi.hoisted(() => ({ isOn: false }));
vi.mock('@/ui/use-double-tap-guard', () => ({ useDoubleTapGuard: () => rest.isOn }));

const TODAY = hotelToday();

beforeEach(() => {
  rest.isOn = false;
});

function row(number: number, list: string, more: Record<string, unknown> = {}) {
  return {
    ...STAY,
    id: `${number}1111111-1111-4111-8111-111111111111`,
    list,
    guest_name: `Guest ${number}`,
    status:
      list === 'waiting' || list === 'freed'
        ? 'new'
        : list === 'arriving'
          ? 'confirmed'
          : 'checked_in',
    check_in: list === 'leaving' ? addDays(TODAY, -3) : TODAY,
    check_out: list === 'leaving' ? TODAY : addDays(TODAY, 3),
    ...more,
  };
}

const room = (id: string, name: string, free: number[]) => ({ id, name, units: 3, free });
const ROOMS = [
  room('a', 'Garden Standard', [2, 0, ...Array<number>(12).fill(3)]),
  room('b', 'Moonrise Premier', [1, 2, ...Array<number>(12).fill(3)]),
];

async function openDay(...stays: ReturnType<typeof row>[]) {
  const app = renderSignedIn('/admin/dashboard');
  const day = { ...QUIET_DAY, waiting: 12, stays, rooms: ROOMS };
  answerReads({ 'rpc/desk_today': day });
  const sent = answerWrites('patch', 'reservations', (change: Record<string, unknown>, request) => {
    const stay = day.stays.find(({ id }) => request.url.includes(id));
    const updated_at = `2026-11-20 17:15:3${sent.length}.781+00`;
    return [Object.assign(stay ?? {}, change, { updated_at })];
  });
  await screen.findByRole('region', { name: /^Arriving/ });
  return { ...app, sent, day };
}

const list = (name: RegExp) => within(screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
function figure(label: string) {
  return screen.getByText(label, { selector: 'dt' }).nextElementSibling;
}

test('each stay stands in its list with room, nights and a number to call', async () => {
  await openDay(
    row(1, 'arriving', { phone: '012 345 678' }),
    row(2, 'leaving', { phone: '+33 6 12 34 56 78' }),
    row(3, 'staying'),
    row(4, 'waiting'),
  );
  const arriving = list(/^Arriving/);
  expect(arriving.getByText(/Moonrise Premier, 3 nights, 2 guests, until/)).toBeVisible();
  expectLink('Call Guest 1, 012 345 678', 'tel:+85512345678', arriving);
  expectLink('WhatsApp to Guest 1', 'https://wa.me/85512345678', arriving);
  expectLink('WhatsApp to Guest 2', 'https://wa.me/33612345678', list(/^Leaving/));
  expect(list(/^Staying another night/).getByText('Guest 3')).toBeVisible();
  expect(list(/^Waiting/).getByText('Guest 4')).toBeVisible();
  expectLink('All 12 requests', '/admin/reservations?status=new');
  expect(screen.queryByText(/^Should have|^Expected since|has passed|^In house early/)).toBeNull();
  expect(figure('To arrive')).toHaveTextContent(/^1$/);
  expect(figure('To leave')).toHaveTextContent(/^1$/);
  expect(figure('In house')).toHaveTextContent(/^2 1 to leave$/);
  expect(figure('Free tonight')).toHaveTextContent('3 of 6 rooms');
});

test('one press says that a guest has arrived, at once, and another takes it back', async () => {
  const { user, sent } = await openDay(row(1, 'arriving'));
  await user.click(button('Arrived: Guest 1'));
  expect(list(/^Arriving/).getByText('Arrived', { selector: '[role=status]' })).toBeVisible();
  await waitFor(() => expect(button('Undo: Guest 1')).not.toHaveAttribute('aria-busy'));
  expect(figure('To arrive')).toHaveTextContent('0 1 arrived');
  await user.click(button('Undo: Guest 1'));
  expect(await screen.findByRole('button', { name: 'Arrived: Guest 1' })).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ status: 'checked_in' }, { status: 'confirmed' }]));
  expect(await allToastTitles()).toEqual([]);
});

test('a second press before the server has answered does nothing', async () => {
  const { user, sent } = await openDay(row(1, 'leaving'));
  await user.dblClick(button('Left: Guest 1'));
  await waitFor(() => expect(button('Undo: Guest 1')).not.toHaveAttribute('aria-busy'));
  expect(sent).toEqual([{ status: 'checked_out' }]);
});

test.each([
  ['leaving', 'Left', 'checked_out'],
  ['arriving', 'No-show', 'no_show'],
])('Undo of who is %s lies where %s was, takes no second press', async (where, step, status) => {
  const { user, sent } = await openDay(row(1, where), row(2, 'arriving'));
  await user.click(button(`${step}: Guest 1`));
  await waitFor(() => expect(button('Undo: Guest 1')).not.toHaveAttribute('aria-busy'));
  rest.isOn = true;
  await user.click(button('Arrived: Guest 2'));
  await waitFor(() => expect(button('Undo: Guest 1')).toHaveAttribute('aria-disabled', 'true'));
  await user.click(button('Undo: Guest 1'));
  expect(sent).toEqual([{ status }, { status: 'checked_in' }]);
});

test('who leaves before the booked day is asked about first: what is charged', async () => {
  const { user, sent } = await openDay(row(1, 'staying'));
  await user.click(button('Left: Guest 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaves early' }));
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('radio', { name: /The whole stay/ }));
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([expect.objectContaining({ status: 'checked_out', charged: 'whole' })]);
});

test('a step that fails is taken back, and says so', async () => {
  const { user } = await openDay(row(1, 'arriving'));
  answerWrites('patch', 'reservations', () => answer(500, { message: 'planned' }));
  await user.click(button('Arrived: Guest 1'));
  await findToast('Not saved', 'The reservation is unchanged. Please try again.');
  expect(button('Arrived: Guest 1')).toBeVisible();
  expect(figure('To arrive')).toHaveTextContent(/^1$/);
});

test('what somebody else has done meanwhile is shown instead', async () => {
  const { user, day } = await openDay(row(1, 'arriving'));
  const later = { status: 'no_show', updated_at: '2026-11-21 17:15:28.781+00' };
  const theirs = row(1, 'arriving', later);
  day.stays = [theirs];
  answerReads({ reservations: [theirs] });
  answerWrites('patch', 'reservations', []);
  await user.click(button('Arrived: Guest 1'));
  await findToast('Changed by somebody else');
  expect(list(/^Arriving/).getByText('No-show', { selector: '[role=status]' })).toBeVisible();
});

test('a request that was answered stays where it was, with the way back and the way to an e-mail', async () => {
  const guest = row(1, 'waiting', { check_in: addDays(TODAY, 9) });
  const { user, day } = await openDay(guest);
  answerWrites('patch', 'reservations', () => {
    day.stays = [];
    return [{ ...guest, status: 'confirmed' }];
  });
  await user.click(button('Confirm: Guest 1'));
  const waiting = list(/^Waiting/);
  await waiting.findByRole('link', { name: 'Write to the guest' });
  expectLink('Write to the guest', `/admin/reservations?id=${guest.id}`, waiting);
  expect(waiting.getByText('Confirmed')).toBeVisible();
  expect(button('Undo: Guest 1')).toBeVisible();
});

const NEXT: Partial<Record<string, TodayList>> = {
  confirmed: 'arriving',
  checked_in: 'staying',
  checked_out: 'leaving',
};
const presses = TODAY_LISTS.flatMap((of) =>
  nextSteps({ list: of } as ShownStay).map((step) => [of, step] as const),
);
test.each(presses)('%s: after %s, Today shows what a reload shows', async (of, step) => {
  const guest = row(1, of, {
    ...(of === 'unmarked' && { status: 'confirmed' }),
    check_in: addDays(TODAY, of === 'waiting' ? 0 : -3),
    check_out: addDays(TODAY, of === 'waiting' || of === 'arriving' ? 1 : 0),
    nights: of === 'arriving' ? 4 : 3,
  });
  const { user, day, queryClient } = await openDay(guest);
  answerWrites('patch', 'reservations', () => {
    const stored = { ...guest, status: step };
    const list = NEXT[step];
    Object.assign(day, { waiting: 11, stays: list ? [{ ...stored, list }] : [] });
    return [stored];
  });
  const shown = () =>
    [...document.querySelectorAll('.tally > div, .today-list')]
      .filter((part) => !part.matches('.today-list:not(:has(.today-row:not([data-kept])))'))
      .map((part) => [
        part.querySelector('h3, dt')?.textContent,
        textsOf(part.querySelectorAll('dd, .today-row:not([data-kept])')),
      ]);
  await user.click(button(`${todayWords.steps[step]}: Guest 1`));
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const pressed = shown();
  await act(() => queryClient.resetQueries({ queryKey: TODAY_KEY }));
  await screen.findByText('To arrive', { selector: 'dt' });
  expect(pressed).toEqual(shown());
});

test('requests whose full nights became free stand by who asked first, with the e-mail that says so', async () => {
  renderSignedIn('/admin/dashboard');
  const first = row(1, 'waiting', { created_at: '2026-11-02T10:00:00Z' });
  const second = row(2, 'waiting', {
    created_at: '2026-11-03T10:00:00Z',
    check_in: addDays(TODAY, -1),
  });
  const freed = [
    { id: first.id, is_written: false },
    { id: second.id, is_written: true },
  ];
  const stays = [second, first, row(3, 'waiting')];
  answerReads({ 'rpc/desk_today': { ...QUIET_DAY, waiting: 3, freed, stays, rooms: ROOMS } });
  await screen.findByRole('region', { name: /^Their nights are free now/ });
  const free = list(/^Their nights are free now/);
  expect(textsOf(free.getAllByRole('link', { name: /^Guest/ }))).toEqual(['Guest 1', 'Guest 2']);
  expectLink('Write that they are free', `/admin/reservations?id=${first.id}`, free);
  expect(free.getByText('The email “The nights are free now” was written')).toBeVisible();
  expect(list(/^Waiting/).getByText('Guest 3')).toBeVisible();
});

test('a request without a date leads to where one is chosen', async () => {
  await openDay(row(1, 'waiting', { check_in: null, check_out: null }));
  expect(screen.getByRole('link', { name: 'Set a date' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Confirm/ })).toBeNull();
  expect(screen.getByText(/no date yet/)).toBeVisible();
});

test('what a guest has cancelled stands first until it is seen, and a change leads to its answer', async () => {
  const cancelled = row(1, 'cancelled', { status: 'cancelled', cancelled_unseen: true });
  const asking = row(2, 'asking', { status: 'confirmed', asks_change: true });
  const { user, sent } = await openDay(cancelled, asking);
  const [first] = screen.getAllByRole('heading', { level: 3 });
  expect(first).toHaveTextContent('Cancelled by the guest 1');
  expectLink('Answer', `/admin/reservations?id=${asking.id}`, list(/^Asking for a change/));
  await user.click(button('Mark as seen: Guest 1'));
  expect(await list(/^Cancelled/).findByText('Seen', { selector: '[role=status]' })).toBeVisible();
  await waitFor(() => expect(sent).toEqual([{ cancelled_unseen: false }]));
});

test('a stay that nobody has marked is asked about', async () => {
  const days = { check_in: addDays(TODAY, -4), check_out: addDays(TODAY, -1) };
  await openDay(row(1, 'unmarked', { status: 'confirmed', ...days }));
  expect(list(/^Not marked/).getByText(/nobody has marked whether the guest came/)).toBeVisible();
});

test('who is late or early says so, and the guest’s word and the note stand where they arrive', async () => {
  await openDay(
    row(1, 'arriving', {
      check_in: addDays(TODAY, -1),
      message: 'We come at ten at night.',
      notes: 'Cot, vegan',
    }),
    row(2, 'leaving', { check_out: addDays(TODAY, -2) }),
    row(3, 'waiting', { check_in: addDays(TODAY, -1) }),
    row(4, 'staying', { check_in: addDays(TODAY, 3), message: 'Long read.' }),
  );
  expect(list(/^Arriving/).getByText(/^Expected since/)).toBeVisible();
  expect(list(/^Arriving/).getByText('“We come at ten at night.”')).toBeVisible();
  expect(list(/^Arriving/).getByText('Note: Cot, vegan')).toBeVisible();
  expect(screen.queryByText('“Long read.”')).toBeNull();
  expect(list(/^Leaving/).getByText(/^Should have left on/)).toBeVisible();
  expect(list(/^Waiting/).getByText('The day of arrival has passed')).toBeVisible();
  expect(list(/^Staying/).getByText(/^In house early: booked from/)).toBeVisible();
  // Lists of rare cases appear only with entries.
  expect(screen.queryByRole('region', { name: /^(Cancelled|Asking|Not marked)/ })).toBeNull();
});

test('who leaves late is asked about: the nights that were stayed are charged', async () => {
  const { user, sent } = await openDay(
    row(1, 'leaving', { nights: 3, check_in: addDays(TODAY, -5), check_out: addDays(TODAY, -2) }),
  );
  await user.click(button('Left: Guest 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leaves late' }));
  const nights = dialog.getByRole('combobox', { name: 'Nights stayed' });
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  expect(nights).toHaveAccessibleDescription('Please choose the number of nights');
  expect(sent).toEqual([]);
  expect(textsOf(within(nights).getAllByRole('option')).join('; ')).toBe(
    'Choose; 3 nights, as booked; 4 nights; 5 nights, until today',
  );
  await user.selectOptions(nights, '5 nights, until today');
  await user.click(dialog.getByRole('button', { name: 'Check out' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ status: 'checked_out', nights: 5 }]);
});

test('the next nights say how many of each room are free, and full in a word', async () => {
  await openDay();
  const table = within(screen.getByRole('table', { name: '' }).closest('section') ?? document.body);
  const cells = (name: string) =>
    textsOf(table.getByRole('rowheader', { name }).parentElement?.querySelectorAll('td') ?? []);
  expect(cells('Garden Standard').slice(0, 3)).toEqual(['2', 'full', '3']);
  expect(cells('All rooms').slice(0, 3)).toEqual(['3', '2', '6']);
  expect(cells('All rooms')).toHaveLength(14);
});

test('the key / leads to the box that finds a stay, from a page without one to the list', async () => {
  answerReads({ reservations: [] });
  answerWrites('post', 'rpc/find_reservations', []);
  const { user } = renderSignedIn('/admin/hero');
  await screen.findByRole('heading', { level: 1, name: 'Hero Section' });
  await user.keyboard('/');
  const box = await screen.findByRole('searchbox', { name: 'Find a stay' });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('');
  await user.keyboard('a/b');
  expect(box).toHaveValue('a/b');
});

test('what is typed on the dashboard is looked for among the reservations', async () => {
  const asked = answerWrites('post', 'rpc/find_reservations', []);
  const { user } = await openDay();
  await user.type(screen.getByRole('searchbox', { name: 'Find a stay' }), '  សុខ 100% {Enter}');
  expect(await screen.findByText('Nothing found')).toBeVisible();
  expect(asked).toEqual([{ query: 'សុខ 100%', how_many: 51 }]);
  expect(screen.getByRole('searchbox', { name: 'Find a stay' })).toHaveValue('សុខ 100%');
});

test('who comes by the word of a booking site alone stands there with its name', async () => {
  const arriving = row(1, 'arriving');
  const app = renderSignedIn('/admin/dashboard');
  const listing = { id: 'l1', room_id: 'room-premier', channel: 'airbnb', name: '' };
  const held = { listing_id: 'l1', summary: 'Reserved', state: 'held', conflict_nights: [] };
  const sold = (id: string, from: number, until: number, more = {}) => ({
    ...held,
    id,
    reservation_id: null,
    from_date: addDays(TODAY, from),
    to_date: addDays(TODAY, until),
    ...more,
  });
  answerReads({
    'rpc/desk_today': { ...QUIET_DAY, stays: [arriving], rooms: ROOMS },
    listings: [listing],
    listing_events: [
      sold('e1', 0, 2),
      sold('e2', -2, 0, { state: 'conflict', conflict_nights: [addDays(TODAY, -1)] }),
      sold('e3', 0, 3, { reservation_id: arriving.id }),
    ],
  });
  const channels = within(await screen.findByRole('region', { name: /^From booking sites/ }));
  expect(channels.getAllByRole('listitem')).toHaveLength(2);
  expect(channels.getByText(/arrives today, until/)).toBeVisible();
  expect(channels.getByText(/leaves today/)).toBeVisible();
  expect(channels.getAllByText('Airbnb')).toHaveLength(2);
  expect(channels.getByText('double booking')).toBeVisible();
  await press(app.user, 'Turn into a stay: Airbnb, Moonrise Premier');
  expect(await screen.findByRole('dialog', { name: 'Turn into a stay' })).toBeVisible();
});
