import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { addDays, formatDate, hotelToday } from '@/hotel/time/dates';
import { server } from '../support/server';
import { renderSignedIn } from '../support/staff';

const FIRST = `${hotelToday().slice(0, 7)}-01`;
const stay = (id: string, from: number, nights: number, more: object) => ({
  id,
  room_id: 'room-premier',
  room_name: 'Moonrise Premier',
  email: 'sok.dara@example.com',
  guest_name: null,
  phone: null,
  guests: 2,
  nights,
  check_in: addDays(FIRST, from),
  check_out: addDays(FIRST, from + nights),
  price: '747.00',
  fee: '75.00',
  total: '822.00',
  status: 'confirmed',
  source: 'website',
  message: '',
  notes: '',
  erased_at: null,
  created_at: '2026-11-20 10:00:00.000+00',
  updated_at: '2026-11-20 10:00:00.000+00',
  ...more,
});
const THREE = stay('11111111-1111-4111-8111-111111111111', 2, 3, {});
const ONE = stay('22222222-2222-4222-8222-222222222222', 10, 1, {
  guest_name: 'Vanna Chea',
  status: 'checked_in',
});

async function openCalendar() {
  server.use(
    http.get('*/rest/v1/reservations', () => HttpResponse.json([THREE, ONE])),
    http.get('*/rest/v1/reservation_events', () => HttpResponse.json([])),
    http.get('*/rest/v1/rpc/room_availability', () => HttpResponse.json([])),
  );
  const app = renderSignedIn('/admin/calendar');
  const grid = within(await screen.findByRole('grid', { name: 'Stays' }));
  return {
    ...app,
    grid,
    bar: grid.getByRole('button', { name: /, sok\.dara@example\.com, 3 nights/ }),
  };
}

const tip = () => document.querySelector<HTMLElement>('.stay-tip');

test('a stay says all about itself: room, dates, guest, nights, guests and status', async () => {
  const { bar, grid } = await openCalendar();
  const [from, until] = [formatDate(THREE.check_in), formatDate(THREE.check_out)];
  expect(bar).toHaveAccessibleName(
    `Moonrise Premier, ${from} to ${until}, sok.dara@example.com, 3 nights, 2 guests, confirmed`,
  );
  expect(bar).toHaveTextContent('sok.dara');
  const narrow = grid.getByRole('button', { name: /Vanna Chea, sok\.dara@example\.com/ });
  expect(narrow.querySelector('[data-initials="VC"]')).not.toBeNull();
});

test('pointing at a stay shows it, also while the pointer rests in what is shown; Escape sends it away', async () => {
  const { bar } = await openCalendar();
  expect(tip()).toBeNull();
  fireEvent.pointerEnter(bar, { pointerType: 'mouse' });
  expect(tip()).toHaveTextContent('sok.dara@example.com');
  expect(tip()).toHaveTextContent('3 Nights, 2 guests');
  expect(tip()).toHaveTextContent('Confirmed');
  fireEvent.pointerLeave(bar, { pointerType: 'mouse' });
  fireEvent.pointerEnter(tip() ?? bar);
  expect(tip()).not.toBeNull();
  fireEvent.pointerLeave(tip() ?? bar);
  await waitFor(() => expect(tip()).toBeNull());
  fireEvent.pointerEnter(bar, { pointerType: 'mouse' });
  expect(tip()).not.toBeNull();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(tip()).toBeNull();
});

test('the focus shows it, and Enter opens the reservation', async () => {
  const { bar, user } = await openCalendar();
  fireEvent.focus(bar);
  expect(tip()).toHaveTextContent('sok.dara@example.com');
  bar.focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
});

test('a tap shows it, the next one opens the reservation; a touch elsewhere sends it away', async () => {
  const { bar } = await openCalendar();
  const tap = () => {
    fireEvent.pointerDown(bar, { pointerType: 'touch' });
    fireEvent.focus(bar);
    fireEvent.click(bar);
  };
  tap();
  expect(tip()).toHaveTextContent('Tap again to open');
  fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  expect(tip()).toBeNull();
  tap();
  tap();
  expect(await screen.findByRole('heading', { level: 1, name: 'Reservations' })).toBeVisible();
});
