import { checkIn, panel } from '../support/booking-panel';
import { fireEvent, openPage, answerReads, screen, waitFor, within } from '../support/site';

const fetched = vi.hoisted(() => ({ times: 0 }));
// Simulates a lost connection, or a deployment that removed the file.
vi.mock('@/selling/booking/site/StayCalendar', () => {
  fetched.times += 1;
  throw new Error('planned: the file cannot be had');
});

test('without the calendar’s file the date is typed', async () => {
  sessionStorage.setItem('reloadedForChunk', String(Date.now()));
  answerReads({ 'rpc/room_availability': [] });
  const { user } = await openPage('/rooms/room-deluxe');
  await user.click(checkIn());
  await waitFor(() => expect(fetched.times).toBeGreaterThan(0));
  await waitFor(() => expect(panel().querySelector('.skel')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(within(panel()).queryByRole('button', { name: /calendar/ })).toBeNull();
  await waitFor(() => expect(fireEvent.click(checkIn())).toBe(true));
  fireEvent.change(checkIn(), { target: { value: '2027-01-05' } });
  expect(checkIn()).toHaveAccessibleDescription(/^Departure /);
});
