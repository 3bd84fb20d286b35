import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { inboxReads, MONTHS } from '../support/inbox-rows';
import { server } from '../support/server';
import { renderSignedIn } from '../support/staff';

function openFigures() {
  const app = renderSignedIn('/admin/figures?month=2026-11');
  inboxReads();
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/rest/v1/rpc/month_figures', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('day'));
      return HttpResponse.json(MONTHS);
    }),
  );
  return { ...app, asked };
}

test('a month stands beside the one before and the same a year before, by room and by source', async () => {
  openFigures();
  const byRoom = within(await screen.findByRole('table', { name: 'By room' }));
  const room = byRoom.getByRole('row', { name: /^Moonrise Premier/ });
  expect(
    within(room)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
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

test('another month is asked for', async () => {
  const { user, asked } = openFigures();
  await screen.findByRole('table', { name: 'By room' });
  await user.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(await screen.findByRole('heading', { name: 'October 2026' })).toBeVisible();
  expect(asked).toContain('2026-10-01');
});
