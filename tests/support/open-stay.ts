import { screen, within } from '@testing-library/react';
import type { RequestHandler } from 'msw';
import { addDays, hotelToday } from '@/basics/time/dates';
import { answerStaffReads, STAY } from './staff-answers';
import { answerReads, answerWrites } from './rest-answers';
import { server } from './server';
import { renderSignedIn } from './staff';

export type Row = Record<string, unknown>;

export const ARRIVAL = addDays(hotelToday(), 30);
export const UPCOMING_STAY = {
  ...STAY,
  guest_name: 'Sok Dara',
  check_in: ARRIVAL,
  check_out: addDays(ARRIVAL, 3),
};

/** Opens a future stay as staff and stores their changes. @returns also `sent`, the changes */
export async function openStay(change: Row = {}, ...more: RequestHandler[]) {
  let row: Row = { ...UPCOMING_STAY, ...change };
  const app = renderSignedIn('/admin/reservations');
  answerStaffReads();
  answerReads({ reservations: () => [row] });
  const sent = answerWrites('patch', 'reservations', (stored: Row) => {
    row = { ...row, ...stored, updated_at: `2026-11-23 10:00:0${sent.length}.000+00` };
    return [row];
  });
  server.use(...more);
  await screen.findByRole('heading', { level: 2, name: 'Sok Dara' });
  return { ...app, sent };
}

export const details = () => within(screen.getByRole('region', { name: 'Details' }));
