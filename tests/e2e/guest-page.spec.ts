import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { builtSite } from '../../deploy/built-site.ts';
import { stayPathIn } from '../../src/guests/my-stay/guest-key.ts';
import { LANGUAGE_CODES } from '../../src/words/languages.ts';
import { addDays, formatDate, hotelToday } from '../../src/basics/time/dates.ts';
import { adminClient, startFreshBackend } from './support/backend.ts';
import { SITE } from './support/site.ts';
import { beSignedIn, newPerson } from './support/staff.ts';

/** Far enough ahead that no sample guest is there. */
const ARRIVAL = addDays(hotelToday(), 210);
const LATER = addDays(ARRIVAL, 3);

test.beforeEach(startFreshBackend);

/** A confirmed stay, and the secret of its guest's page. */
async function confirmedStay(): Promise<{ id: string; key: string }> {
  const client = await adminClient();
  const stay = {
    room_id: 'room-deluxe',
    guest_name: 'Sok Dara',
    email: 'dara@example.com',
    guests: 2,
    nights: 2,
    check_in: ARRIVAL,
    status: 'confirmed',
  };
  const { data, error } = await client
    .from('reservations')
    .insert(stay)
    .select('id, guest_key')
    .single();
  if (error) throw error;
  return { id: String(data.id), key: String(data.guest_key) };
}

test('a guest asks for another day, staff accept, the guest sees it and cancels @phone', async ({
  page,
  browser,
  viewport,
}) => {
  const { id, key } = await confirmedStay();
  await beSignedIn(page);
  await page.goto(`/admin/reservations?id=${id}`);
  await page.getByRole('button', { name: 'Guest’s page' }).click();
  const address = page.getByLabel('Address');
  await expect(address).toHaveValue(new RegExp(`/stay/${key}$`));

  const guest = await newPerson(browser, { viewport });
  const response = await guest.goto(await address.inputValue());
  expect(response?.headers()['referrer-policy']).toBe('no-referrer');
  await expect(guest.getByRole('heading', { name: 'Your stay is confirmed' })).toBeVisible();
  await guest.getByRole('button', { name: 'Ask for a change' }).click();
  await guest.getByLabel('Arrival').fill(LATER);
  await guest.getByLabel('Message to us').fill('Our flight is late.');
  await guest.getByRole('button', { name: 'Send request' }).click();
  await expect(guest.getByRole('region', { name: 'You asked for a change' })).toBeVisible();

  await page.goto('/admin/reservations?status=asks');
  await page.getByRole('link', { name: /Sok Dara/ }).click();
  const asked = page.getByRole('region', { name: 'The guest asks for a change' });
  await expect(asked).toContainText(`${formatDate(ARRIVAL)} → ${formatDate(LATER)}`);
  await expect(asked).toContainText('Our flight is late.');
  await asked.getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText('Change accepted', { exact: true })).toBeVisible();
  await expect(asked).toContainText('Accepted.');

  await guest.reload();
  await expect(guest.getByRole('heading', { name: 'We have agreed to your change' })).toBeVisible();
  const card = guest.getByRole('region', { name: 'Horizon Deluxe' });
  await expect(card).toContainText(formatDate(LATER));
  await guest.getByRole('button', { name: 'Cancel this stay' }).click();
  await guest.getByRole('button', { name: 'Yes, cancel it' }).click();
  await expect(guest.getByRole('heading', { name: 'This stay is cancelled' })).toBeVisible();
  await guest.context().close();
});

/** A server of the built site that writes down what each request says it comes from. */
async function serverOfReferrers() {
  const asked: { path: string; referer: string | undefined }[] = [];
  const serve = builtSite(SITE.buildFolder);
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? '', referer: request.headers.referer });
    // What the app asks of its backend is not answered: the page draws that, too.
    if (request.url?.startsWith('/rest/')) response.writeHead(500).end();
    else serve(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { asked, url: `http://localhost:${port}`, close: () => server.close() };
}

test('no request of a guest’s page says the secret address that it comes from', async ({
  page,
}) => {
  const { asked, url, close } = await serverOfReferrers();
  const key = 'abcd'.repeat(8);
  for (const code of LANGUAGE_CODES) {
    await page.goto(url + stayPathIn(code, key, LANGUAGE_CODES));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
  }
  close();
  // Named by a style; the first font is named by the document.
  expect(asked.map(({ path }) => path)).toContain('/fonts/hanken-grotesk-latin-wght-normal.woff2');
  expect(asked.filter(({ referer }) => referer?.includes(key))).toEqual([]);
});
