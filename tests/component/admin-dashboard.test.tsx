import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { allToastTitles, answer, contentAnswer, INBOX_COUNTS_URL, http } from '../support/staff';
import { HttpResponse, renderSignedIn, screen, server, textsOf, within } from '../support/staff';

const PREMIER = { roomName: 'Moonrise Premier', checkIn: '2026-11-24', total: 274 };
const STANDARD = { roomName: 'Garden Standard', checkIn: null, total: 142.5 };
const FIGURES = {
  guests: 128,
  messages: 18,
  reservations: 62,
  latestReservations: [
    { id: 'r1', email: 'a@example.com', ...PREMIER, status: 'new' },
    { id: 'r2', email: 'b@example.com', ...STANDARD, status: 'confirmed' },
  ],
  latestMessages: [{ id: 'm1', name: 'Vanna', subject: 'Late arrival' }],
};

async function openDashboard(figures: () => Response = () => HttpResponse.json(FIGURES)) {
  const app = renderSignedIn('/admin/dashboard');
  server.use(http.get(INBOX_COUNTS_URL, figures));
  await screen.findByRole('heading', { name: 'Dashboard' });
  return app;
}

function card(label: string): HTMLElement {
  const value = screen.getByText(label, { selector: 'dt' }).nextElementSibling;
  if (!(value instanceof HTMLElement)) throw new Error(`${label} has no figure`);
  return value;
}

test('[K-01] [K-02] [K-03] [K-04] [K-05] [K-06] the six cards, in order, counted', async () => {
  await openDashboard();
  expect(await screen.findByText('128')).toBeVisible();
  const labels = textsOf(screen.getAllByRole('term'));
  expect(labels.slice(4).join(', ')).toBe(
    'Total Rooms, Total Guests, Reviews, Messages, Reservations, Avg. Price',
  );
  expect(card('Total Rooms')).toHaveTextContent(/^3$/);
  expect(card('Total Guests')).toHaveTextContent(/^128$/);
  expect(card('Reviews')).toHaveTextContent(String(DEFAULT_CONTENT.testimonials.length));
  expect(card('Messages')).toHaveTextContent(/^18$/);
  expect(card('Reservations')).toHaveTextContent(/^62$/);
  expect(card('Avg. Price')).toHaveTextContent(/^\$192$/);
});

test('[K-08] without rooms the average is $0', async () => {
  renderSignedIn('/admin/dashboard');
  server.use(contentAnswer({ ...DEFAULT_CONTENT, rooms: [] }));
  expect(await screen.findByText('$0')).toBeVisible();
  expect(card('Total Rooms')).toHaveTextContent(/^0$/);
});

test.each([404, 500])('[K-07] figures answered %i are a dash, without a toast', async (status) => {
  await openDashboard(() => answer(status, { message: 'planned failure' }));
  await screen.findByText('Reservations cannot be loaded right now.');
  for (const label of ['Total Guests', 'Messages', 'Reservations']) {
    expect(card(label)).toHaveTextContent(/^—$/);
  }
  expect(card('Avg. Price')).toHaveTextContent('$192');
  expect(await allToastTitles()).toEqual([]);
});

test('[K-07] figures that are refused are a dash, and the account is told whom to ask', async () => {
  await openDashboard(() => answer(403, { message: 'planned failure' }));
  expect(await screen.findByText(/Ask an administrator for access/)).toBeVisible();
  expect(card('Total Guests')).toHaveTextContent(/^—$/);
  expect(await allToastTitles()).toEqual([]);
});

test('[K-09] the quick actions lead to the editors', async () => {
  await openDashboard();
  const actions = screen.getByRole('region', { name: 'Quick actions' });
  const targets = within(actions)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.replace('/admin/', ''));
  expect(targets.join(', ')).toBe(
    'hero, rooms, testimonials, luxury-experience, about, contact, site-config',
  );
});

test('the latest reservations and messages are there at a glance', async () => {
  await openDashboard();
  const reservations = await screen.findByRole('region', { name: 'Latest reservations' });
  const row = await within(reservations).findByRole('row', { name: /a@example\.com/ });
  for (const told of ['Moonrise Premier', 'Tue 24 Nov 2026', '$274', 'New'])
    expect(row).toHaveTextContent(told);
  const undated = within(reservations).getByRole('row', { name: /b@example\.com/ });
  expect(undated).toHaveTextContent('Not set');
  expect(screen.getByText('Late arrival')).toBeVisible();
});

test('before anything has come in it says what will appear', async () => {
  const none = { guests: 0, messages: 0, reservations: 0 };
  await openDashboard(() =>
    HttpResponse.json({ ...none, latestReservations: [], latestMessages: [] }),
  );
  expect(await screen.findByText('No reservations yet')).toBeVisible();
  expect(screen.getByText('No messages yet')).toBeVisible();
});
