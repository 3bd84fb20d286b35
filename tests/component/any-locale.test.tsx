import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { PATH, roomPath } from '@/hotel/rules/paths';
import { inboxReads } from '../support/inbox-rows';
import { formatLike } from '../support/odd-intl';
import { STAFF_PAGES, VISITOR_ADDRESSES } from '../support/pages';
import { openPage } from '../support/site';
import { renderSignedIn } from '../support/staff';

/** An hour after midnight in the hotel, where it is still yesterday in UTC and west of it. */
const NOW = new Date('2026-11-20T18:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
});

/** What a page shows and what its fields hold, once nothing is on its way. */
async function publicPage(address: string): Promise<string> {
  const app = await openPage(address);
  await screen.findByRole('heading', { level: 1 });
  const text = shown();
  app.leave();
  return text;
}

async function staffPage(address: string): Promise<string> {
  const app = renderSignedIn(address);
  inboxReads();
  await screen.findByRole('heading', { level: 1 });
  // One answer may bring a part that asks for more: at rest is what stays the same for two looks.
  let last: string | undefined;
  await waitFor(() => {
    const before = last;
    last = undefined;
    expect(app.queryClient.isFetching()).toBe(0);
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    last = shown();
    expect(last).toBe(before);
  });
  const text = shown();
  app.leave();
  return text;
}

function shown(): string {
  const fields = [...document.querySelectorAll('input')].map(
    ({ name, value, min, max }) => `${name}=${value} ${min}..${max}`,
  );
  const labels = [...document.querySelectorAll('[aria-label]')].map((one) =>
    one.getAttribute('aria-label'),
  );
  return [document.body.textContent, ...fields, ...labels].join('\n');
}

// Whoever asks for locale data, our code or a library's, is seen where there is none.
test.each(VISITOR_ADDRESSES)('%s is the same with no locale data at all', async (address) => {
  const expected = await publicPage(address);
  formatLike('no locale data at all');
  expect(await publicPage(address)).toBe(expected);
});

test.each(STAFF_PAGES)('%s is the same with no locale data at all', async (address) => {
  const expected = await staffPage(address);
  formatLike('no locale data at all');
  expect(await staffPage(address)).toBe(expected);
});

test('what is compared holds days, moments and numbers', async () => {
  expect(await publicPage(roomPath('room-premier'))).toContain('checkIn= ..');
  expect(await staffPage(PATH.dashboard)).toMatch(/12,128[^]*Sun 22 Nov 2026[^]*\$12,822\.50/);
  expect(await staffPage(PATH.adminCalendar)).toMatch(
    /November 2026[^]*Sun 22 Nov 2026 to Wed 25 Nov 2026/,
  );
  expect(await staffPage(PATH.adminReservations)).toMatch(/44 min ago[^]*21 November 2026, 00:15/);
  expect(await staffPage(PATH.adminMessages)).toContain('19 Nov');
  expect(await staffPage(PATH.adminLetters)).toContain('with the stay guest@example.com');
  expect(await staffPage(PATH.adminSubscribers)).toContain('since Sat 21 Nov 2026');
});
