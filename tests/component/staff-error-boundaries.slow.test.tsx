import type { QueryClient } from '@tanstack/react-query';
import { PATH } from '@/basics/rules/paths';
import { injectFault, clearLoggedFaults, loggedFaults } from '../support/fault-injection';
import { answerStaffReads } from '../support/staff-answers';
import { press, renderSignedIn, screen, waitFor, within } from '../support/staff';

const { breakableModule, breakableJsx } = await vi.hoisted(
  () => import('../support/fault-injection'),
);
vi.mock('react/jsx-dev-runtime', async (original) => breakableJsx(await original()));
vi.mock('@/desk/calendar/occupancy', async (original) =>
  breakableModule(await original(), 'calendarRooms'),
);

const NOW = new Date('2026-11-20T18:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }));
afterEach(clearLoggedFaults);

function open(address: string) {
  const app = renderSignedIn(address);
  client = app.queryClient;
  answerStaffReads();
  return app;
}

let client: QueryClient;

function settled(): Promise<void> {
  return waitFor(() => {
    expect(document.querySelector('main')).toBeVisible();
    expect(client.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
  });
}

const saying = (name: string) => new RegExp(`^Th(e|is) ${name} cannot be shown\\.$`);

async function faultOf(name: string): Promise<HTMLElement> {
  // Waits until the message is stable, because arriving data re-render it.
  await settled();
  const words = await screen.findByText(saying(name));
  const fault = words.closest<HTMLElement>('[data-fault]');
  if (!fault) throw new Error('the words stand alone');
  return fault;
}

const RETRY = { name: 'Try again' };

test.each([
  ['StatCards', 'figures', PATH.dashboard, 'Quick actions'],
  ['QuickActions', 'quick actions', PATH.dashboard, 'Latest messages'],
  ['LatestReservations', 'latest reservations', PATH.dashboard, 'Late arrival'],
  ['LatestMessages', 'latest messages', PATH.dashboard, 'Sun 22 Nov 2026'],
  ['PreviewFrame', 'preview', PATH.adminHero, 'Hotel name'],
  ['TextField', 'form', PATH.adminHero, 'Live preview'],
  ['TypePictures', 'pictures of the room types', PATH.adminRooms, 'Moonrise Premier'],
  ['StayDetail', 'reservation', PATH.adminReservations, 'guest@example.com'],
  ['StayFacts', 'stay', PATH.adminReservations, 'Write to the guest'],
  ['FreeDates', 'free dates', PATH.adminReservations, 'Write to the guest'],
  ['NotesField', 'note', PATH.adminReservations, 'Write to the guest'],
  ['History', 'history', PATH.adminReservations, 'Write to the guest'],
  ['ReservationRow', 'entry', PATH.adminReservations, 'Write to the guest'],
  ['MessageDetail', 'message', PATH.adminMessages, 'Late arrival'],
  ['calendarRooms', 'calendar', PATH.adminCalendar, 'Add booking'],
  ['SubscriberRow', 'entry', PATH.adminSubscribers, 'Export CSV'],
  ['EraseGuestForm', 'form to erase a guest', PATH.adminPrivacy, 'Save'],
  ['RetentionForm', 'form for the storage time', PATH.adminPrivacy, 'Erase the data of one guest'],
  ['HotelInformationTab', 'hotel information', PATH.adminSiteConfig, 'Contact Information'],
])('without %s the %s says so; the rest of %s works', async (part, name, address, rest) => {
  const mend = injectFault(part);
  const { user } = open(address);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect((await screen.findAllByText(rest))[0]).toBeVisible();
  expect(screen.queryByText('This page cannot be shown')).toBeNull();
  const details = new RegExp(
    `planned fault of ${part} · ${name} · ${address} · 21 November 2026, 01:00`,
  );
  // Finds the message again each time, because arriving data re-render it.
  await waitFor(async () => expect(within(await faultOf(name)).getByText(details)).toBeVisible());
  expect(new Set(loggedFaults())).toEqual(new Set([part]));

  mend();
  await user.click(within(await faultOf(name)).getByRole('button', RETRY));
  await waitFor(() => expect(screen.queryByText(saying(name))).toBeNull());
  expect((await screen.findAllByText(rest))[0]).toBeVisible();
});

describe('one row of several', () => {
  test('of a table leaves the others', async () => {
    injectFault('Cells', ({ item }) => Reflect.get(Object(item), 'id') === 'room-premier');
    open(PATH.adminRooms);
    const table = within(await screen.findByRole('table', { name: 'Rooms' }));
    expect(await faultOf('room')).toBeVisible();
    expect(table.getByRole('button', { name: 'Edit Garden Standard' })).toBeVisible();
    expect(loggedFaults()).toEqual(['Cells']);
  });

  test('of the calendar leaves the other rooms', async () => {
    injectFault('CalendarCell', ({ roomName }) => roomName === 'Moonrise Premier');
    open(PATH.adminCalendar);
    expect(await faultOf('row of Moonrise Premier')).toBeVisible();
    const others = screen.getAllByRole('button', { name: /Sun 22 Nov 2026, free$/ });
    expect(others).toHaveLength(2);
  });
});

describe('in the dialog of a room', () => {
  test.each([
    ['RoomFields', 'form', 'Live preview'],
    ['RoomPreview', 'preview', 'Description'],
  ])('without %s the rest is there, and it closes', async (part, name, rest) => {
    injectFault(part);
    const { user } = open(PATH.adminRooms);
    await user.click(await screen.findByRole('button', { name: 'Add room' }));
    expect(await faultOf(name)).toBeVisible();
    const dialog = within(screen.getByRole('dialog', { name: 'Add room' }));
    expect(dialog.getAllByText(rest)[0]).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

test('an e-mail that cannot be shown leaves the reservation', async () => {
  injectFault('EmailPanel');
  const { user } = open(PATH.adminReservations);
  await user.click(await screen.findByRole('button', { name: 'Write to the guest' }));
  expect(await faultOf('email')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'guest@example.com' })).toBeVisible();
});

test('a stay that cannot be moved here leaves the dialog to be closed', async () => {
  injectFault('StayFormFields');
  const { user } = open(PATH.adminReservations);
  await user.click(await screen.findByRole('button', { name: 'Change stay' }));
  expect(await faultOf('form')).toBeVisible();
  await press(user, 'Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a count that cannot be shown is left out of the navigation', async () => {
  injectFault('WaitingCounts');
  open(PATH.adminHero);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hero Section' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible();
  expect(loggedFaults()).toContain('WaitingCounts');
});

test('a page that cannot be drawn leaves the navigation, and the next page is whole', async () => {
  injectFault('PageTitle', ({ title }) => title === 'Calendar');
  const { user } = open(PATH.adminCalendar);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'This page cannot be shown' }),
  ).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

describe('the details', () => {
  test('are copied to pass on, without what the address says of a guest', async () => {
    injectFault('StayDetail');
    const { user } = open(`${PATH.adminReservations}?email=guest%40example.com`);
    const fault = within(await faultOf('reservation'));
    await user.click(fault.getByRole('button', { name: 'Copy details' }));
    expect(await fault.findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Part: reservation',
        'Page: /admin/reservations',
        'Time: 21 November 2026, 01:00 (Phnom Penh time)',
        'Error: Error: planned fault of StayDetail',
      ].join('\n'),
    );
  });

  test('are marked where the browser does not let them be copied', async () => {
    injectFault('StatCards');
    const { user } = open(PATH.dashboard);
    const fault = within(await faultOf('figures'));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(fault.getByRole('button', { name: 'Copy details' }));
    expect(await fault.findByText('Selected: copy with Ctrl+C')).toBeVisible();
    expect(String(document.getSelection())).toContain('planned fault of StatCards');
  });
});
