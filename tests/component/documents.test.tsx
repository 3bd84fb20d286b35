import { renderToStaticMarkup } from 'react-dom/server';
import { Bars } from '@/ui/Bars';
import { answerStaffReads, STAY, MONTH_FIGURES, YEAR_FIGURES } from '../support/staff-answers';
import { answerReads, answerWrites, expectLink, findToast, press, refusal } from '../support/staff';
import { renderSignedIn, requestsSettled, screen, textsOf, waitFor } from '../support/staff';
import { within } from '../support/staff';

const FACTS = {
  guest: 'guest@example.com',
  roomName: STAY.room_name,
  checkIn: STAY.check_in,
  checkOut: STAY.check_out,
  nights: 3,
  guests: 2,
  price: 12_747,
  fee: 75,
  total: 12_822.5,
  charged: 'nights',
  nightAmounts: [4249, 4249, 4249],
  extras: [],
  taxName: 'VAT',
  taxPercent: 10,
  taxIncluded: true,
  tax: 1165.68,
  address: 'Chanrea House Co.',
};
const INVOICE = {
  id: '66666666-6666-4666-8666-666666666666',
  reservation_id: STAY.id,
  prefix: 'INV-',
  number: 7,
  kind: 'invoice',
  cancels: null,
  issued_at: '2026-11-23 01:00:00+00',
  facts: FACTS,
};

function openPaper(kind: string, ...invoices: object[]) {
  const app = renderSignedIn(`/admin/document?id=${STAY.id}&kind=${kind}`);
  answerStaffReads();
  const stored = [...invoices];
  answerReads({ invoices: stored });
  answerWrites('post', 'rpc/make_invoice', () => {
    stored.push(INVOICE);
    return [INVOICE];
  });
  return app;
}

test('a confirmation says what was agreed, line by line', async () => {
  openPaper('confirmation');
  expect(await screen.findByRole('heading', { name: 'Booking confirmation' })).toBeVisible();
  const row = (name: RegExp) => within(screen.getByRole('row', { name }));
  expect(row(/Moonrise Premier, 3 nights at \$4,249\.00/).getByRole('cell')).toHaveTextContent(
    '$12,747.00',
  );
  expect(row(/^Total/).getByRole('cell')).toHaveTextContent('$12,822.50');
});

test('a registration card has what is known, and lines for the rest', async () => {
  openPaper('registration');
  expect(await screen.findByText('Passport or ID card')).toBeVisible();
  expect(screen.getByText('guest@example.com')).toBeVisible();
  expect(screen.getByText('Date and signature')).toBeVisible();
});

test.each([
  ['a confirmation', 'confirmation', /月升套房, 3 晚，每晚/],
  ['an invoice, which names the room as the books do,', 'invoice', /Moonrise Premier, 3 晚，每晚/],
  ['a registration card', 'registration', /月升套房.*日期和签名/],
])("%s is in its guest's language, unless another one is chosen", async (_paper, kind, text) => {
  const { user } = openPaper(kind, INVOICE);
  answerReads({
    reservations: [{ ...STAY, language: 'zh' }],
    translations: [{ language: 'zh', text: '月升套房' }],
  });
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(text));
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'zh-Hans');
  const choice = screen.getByRole('combobox', { name: 'Language' });
  expect(choice).toHaveDisplayValue('Chinese');
  await user.selectOptions(choice, 'English');
  await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent(/Arrival/));
});

test('an invoice is made when it is asked for, and says what it said then', async () => {
  const { user } = openPaper('invoice');
  await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
  await findToast('Invoice made');
  expect(await screen.findByRole('heading', { name: 'Invoice INV-0007' })).toBeVisible();
  expect(screen.getByRole('row', { name: /of which VAT 10 % \$1,165\.68/ })).toBeVisible();
  expect(screen.getByText('Chanrea House Co.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make the invoice' })).toBeNull();
});

test('a credit note takes back every sum, also that in riel', async () => {
  const facts = { ...FACTS, rielRate: 4000 };
  const credit = { ...INVOICE, id: 'c', number: 8, kind: 'credit', cancels: INVOICE.id, facts };
  openPaper('invoice', { ...INVOICE, facts }, credit);
  expect(await screen.findByRole('row', { name: /^Total −\$12,822\.50/ })).toBeVisible();
  expect(screen.getByRole('row', { name: / −51,290,000៛$/ })).toBeVisible();
});

test('a stay that has changed since says so beside its invoice, which stays as it is', async () => {
  openPaper('invoice', { ...INVOICE, facts: { ...FACTS, nights: 2 } });
  expect(await screen.findByText(/The stay has changed since this invoice was made/)).toBeVisible();
  expect(screen.getByText('2 Nights, 2 guests')).toBeVisible();
});

test('a refusal of the database is read out', async () => {
  const { user } = openPaper('invoice');
  answerWrites('post', 'rpc/make_invoice', () => refusal('invoice-not-yet'));
  await user.click(await screen.findByRole('button', { name: 'Make the invoice' }));
  await findToast('Not made', 'An invoice can be made once the stay is confirmed and has a date.');
});

test.each([
  ['cancelled', [INVOICE], true],
  ['declined', [INVOICE], true],
  ['confirmed', [INVOICE], false],
  ['cancelled', [], false],
  [
    'cancelled',
    [INVOICE, { ...INVOICE, id: 'c', number: 8, kind: 'credit', cancels: INVOICE.id }],
    false,
  ],
])('a %s stay says whether its invoice is still valid', async (status, invoices, stands) => {
  renderSignedIn(`/admin/reservations?id=${STAY.id}`);
  answerStaffReads();
  const asked = vi.fn(() => invoices);
  answerReads({ reservations: [{ ...STAY, status }], invoices: asked });
  await screen.findByRole('heading', { name: 'History' });
  if (stands) {
    expect(await screen.findByText(/its invoice INV-0007 is still valid/)).toBeVisible();
    expectLink('Open the invoice', `/admin/document?id=${STAY.id}&kind=invoice`);
  } else {
    if (status === 'cancelled') await waitFor(() => expect(asked).toHaveBeenCalled());
    await requestsSettled();
    expect(screen.queryByText(/is still valid/)).toBeNull();
  }
});

function openFigures() {
  const app = renderSignedIn('/admin/reports?month=2026-11');
  answerStaffReads();
  const asked: (string | null)[] = [];
  const dayOf =
    (answer: unknown) =>
    ({ request }: { request: Request }) => {
      asked.push(new URL(request.url).searchParams.get('day'));
      return answer;
    };
  answerReads({
    'rpc/month_figures': dayOf(MONTH_FIGURES),
    'rpc/year_figures': dayOf(YEAR_FIGURES),
  });
  return { ...app, asked };
}

test('a month stands with its difference to the same month a year before, by room and by source', async () => {
  openFigures();
  const byRoom = within(await screen.findByRole('table', { name: /^By room/ }));
  const room = byRoom.getByRole('row', { name: /^Moonrise Premier/ });
  expect(textsOf(within(room).getAllByRole('cell'))).toEqual([
    '50 %+50 pts',
    '30+30',
    '$3,600+$3,600',
    '$120+$120',
    '$120',
  ]);
  expect(byRoom.getByRole('row', { name: /^The whole hotel 50 %/ })).toBeVisible();
  const bySource = within(screen.getByRole('table', { name: /^By source of the booking/ }));
  expect(bySource.getByRole('row', { name: /^Phone 30/ })).toBeVisible();
});

test('the picture says in words what it shows', async () => {
  openFigures();
  const pictures = await screen.findAllByRole('img', {
    name: 'November 2026: 50 %, October 2026: 25 %, November 2025: 0 %',
  });
  expect(pictures).toHaveLength(2);
});

test('twelve months stand beside the year before in a table; the bars above it are for eyes alone', async () => {
  openFigures();
  const table = await screen.findByRole('table', {
    name: /^Twelve months compared with the year before/,
  });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  const none = (figure: string) => Array.from({ length: 11 }, () => figure);
  expect(rows[0]?.at(-1)).toBe('Nov 2026');
  expect(rows.slice(1)).toEqual([
    ['Occupancy', ...none('0 %'), '50 %'],
    ['A year before', ...none('0 %'), '25 %'],
    ['Income', ...none('$0'), '$3,600'],
    ['A year before', ...none('$0'), '$1,500'],
  ]);
  const bars = [...table.querySelectorAll('rect')].map((bar) => bar.getAttribute('height'));
  expect(bars.filter((height) => height !== '0')).toEqual(['0.5', '0.25', '0.9', '0.375']);
});

test('a house without a stay in two years says so in place of empty axes', async () => {
  openFigures();
  answerReads({
    'rpc/year_figures': () => YEAR_FIGURES.map((month) => ({ ...month, nights: 0, income: 0 })),
  });
  expect(await screen.findByText(/^There were no stays in the last two years/)).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Twelve months/ })).toBeNull();
});

test('the invoices of the month stand below, with what they come to', async () => {
  const sums = { ...FACTS, total: 220, taxIncluded: false, tax: 22 };
  const made = (id: string, number: number, kind: string, facts = sums) => ({
    ...INVOICE,
    id,
    number,
    kind,
    facts,
  });
  const asked: string[][] = [];
  openFigures();
  answerReads({
    invoices: ({ request }) => {
      asked.push(new URL(request.url).searchParams.getAll('issued_at'));
      return [
        made('a', 7, 'invoice'),
        made('b', 8, 'credit'),
        made('c', 9, 'invoice', { ...sums, total: 100, taxPercent: 0 }),
      ];
    },
  });
  const table = within(await screen.findByRole('table', { name: /^Invoices of this month/ }));
  expect(
    table.getAllByRole('row').map((row) => within(row).queryAllByRole('cell').at(-1)?.textContent),
  ).toEqual([undefined, '$242.00', '−$242.00', '$100.00', '$100.00']);
  expectLink('INV-0008', `/admin/document?id=${STAY.id}&kind=invoice&invoice=b`, table);
  // A day begins at midnight in the hotel's time zone.
  expect(asked[0]).toEqual(['gte.2026-10-31T17:00:00.000Z', 'lt.2026-11-30T17:00:00.000Z']);
});

test('stays that nobody has marked are named beside the figures, with the way to them', async () => {
  openFigures();
  answerReads({
    'rpc/month_figures': () => [{ ...MONTH_FIGURES[0], unmarked: 2 }, ...MONTH_FIGURES.slice(1)],
  });
  expect(await screen.findByText(/past nights of 2 stays do not count yet/)).toBeVisible();
  expectLink('Show these stays', '/admin/reservations?status=unmarked');
});

test('another month is asked for', async () => {
  const { user, asked } = openFigures();
  await screen.findByRole('table', { name: /^By room/ });
  await press(user, 'Previous month');
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeVisible();
  // The month's report and the chart of two years follow the chosen month.
  await waitFor(() => expect(asked.filter((day) => day === '2026-10-01')).toHaveLength(2));
});

test('a bar is never higher than its drawing', () => {
  const drawn = renderToStaticMarkup(<Bars series={[[3]]} full={2} />);
  expect(drawn).toMatch(/y="0".* height="1"/);
});
