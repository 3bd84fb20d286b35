import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press, textsOf } from '../support/deeds';
import { inboxReads, MONTHS, STAY } from '../support/inbox-rows';
import { reads } from '../support/serve';
import { renderSignedIn } from '../support/staff';

function openFigures() {
  const app = renderSignedIn('/admin/figures?month=2026-11');
  inboxReads();
  const asked: (string | null)[] = [];
  reads({
    'rpc/month_figures': ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('day'));
      return MONTHS;
    },
  });
  return { ...app, asked };
}

test('a month stands beside the one before and the same a year before, by room and by source', async () => {
  openFigures();
  const byRoom = within(await screen.findByRole('table', { name: 'By room' }));
  const room = byRoom.getByRole('row', { name: /^Moonrise Premier/ });
  expect(textsOf(within(room).getAllByRole('cell'))).toEqual([
    '50 %October 2026: 25 %November 2025: 0 %',
    '30October 2026: 15November 2025: 0',
    '$3,600October 2026: $3,600November 2025: $0',
    '$120October 2026: $240November 2025: —',
  ]);
  expect(byRoom.getByRole('row', { name: /^The whole hotel 50 %/ })).toBeVisible();
  const bySource = within(screen.getByRole('table', { name: 'By source of the booking' }));
  expect(bySource.getByRole('row', { name: /^Phone 30/ })).toBeVisible();
});

test('the picture says in words what it shows', async () => {
  openFigures();
  const pictures = await screen.findAllByRole('img', {
    name: 'November 2026: 50 %, October 2026: 25 %, November 2025: 0 %',
  });
  expect(pictures).toHaveLength(2);
});

test('the invoices of the month stand below, with what they come to', async () => {
  const facts = {
    guest: 'Sok Dara',
    roomName: 'Moonrise Premier',
    checkIn: '2026-11-20',
    checkOut: '2026-11-22',
    nights: 2,
    guests: 2,
    price: 200,
    fee: 20,
    total: 220,
    charged: 'nights',
    nightly: null,
    taxName: 'VAT',
    taxPercent: 10,
    taxIncluded: false,
    tax: 22,
    address: '',
  };
  const made = (id: string, number: number, kind: string, more = {}) => ({
    id,
    reservation_id: STAY.id,
    prefix: 'INV-',
    number,
    kind,
    cancels: null,
    issued_at: '2026-11-30 20:00:00+00',
    facts: { ...facts, ...more },
  });
  const asked: string[][] = [];
  openFigures();
  reads({
    invoices: ({ request }) => {
      asked.push(new URL(request.url).searchParams.getAll('issued_at'));
      return [
        made('a', 7, 'invoice'),
        made('b', 8, 'credit'),
        made('c', 9, 'invoice', { total: 100, taxPercent: 0 }),
      ];
    },
  });
  const table = within(await screen.findByRole('table', { name: /^Invoices of this month/ }));
  expect(
    table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent),
  ).toEqual([undefined, '$242.00', '−$242.00', '$100.00', '$100.00']);
  expect(table.getByRole('link', { name: 'INV-0008' })).toHaveAttribute(
    'href',
    `/admin/paper?id=${STAY.id}&kind=invoice&invoice=b`,
  );
  // a day begins at midnight in the hotel
  expect(asked[0]).toEqual(['gte.2026-10-31T17:00:00.000Z', 'lt.2026-11-30T17:00:00.000Z']);
});

test('stays that nobody has marked are named beside the figures, with the way to them', async () => {
  openFigures();
  reads({ 'rpc/month_figures': () => [{ ...MONTHS[0], unmarked: 2 }, ...MONTHS.slice(1)] });
  expect(await screen.findByText(/2 stays of this month do not count yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Look at them' })).toHaveAttribute(
    'href',
    '/admin/reservations?status=unmarked',
  );
});

test('another month is asked for', async () => {
  const { user, asked } = openFigures();
  await screen.findByRole('table', { name: 'By room' });
  await press(user, 'Previous month');
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(asked).toContain('2026-10-01');
});
