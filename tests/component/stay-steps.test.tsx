import { staffRefusalWords } from '@/words/staff';
import { addDays, formatDate, hotelToday } from '@/basics/time/dates';
import { answerStaffReads } from '../support/staff-answers';
import { ARRIVAL, UPCOMING_STAY, details, openStay } from '../support/open-stay';
import { act, findToast, answerReads, refusal, renderHook, renderSignedIn } from '../support/staff';
import { screen, answerWrites, waitFor, within } from '../support/staff';

const rest = vi.hoisted(() => ({ isOn: false }));
vi.mock('@/ui/use-double-tap-guard', () => ({ useDoubleTapGuard: () => rest.isOn }));

beforeEach(() => {
  rest.isOn = false;
});

const press = (name: string) => details().getByRole('button', { name });

test('a step that has just come under the finger takes no press', async () => {
  const { user, sent } = await openStay({ status: 'new' });
  await user.click(press('Confirm'));
  await findToast('Reservation: confirmed');
  rest.isOn = true;
  await user.type(details().getByRole('textbox', { name: /^Note/ }), 'x');
  await user.click(press('Save note'));
  await findToast('Note saved');
  const next = press('Check in');
  await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
  await user.click(next);
  await user.click(press('Cancel stay'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([{ status: 'confirmed' }, { notes: 'x' }]);
});

test('buttons ignore presses for a moment when they appear or change', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { useDoubleTapGuard } = await vi.importActual<typeof import('@/ui/use-double-tap-guard')>(
    '@/ui/use-double-tap-guard',
  );
  const { result, rerender } = renderHook(({ what }) => useDoubleTapGuard(what), {
    initialProps: { what: 'new' },
  });
  expect(result.current).toBe(true);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(false);
  rerender({ what: 'confirmed' });
  expect(result.current).toBe(true);
  act(() => vi.runAllTimers());
  expect(result.current).toBe(false);
  vi.useRealTimers();
});

test('nothing stands between the facts of a stay and its steps that comes or goes with one', async () => {
  const { user } = await openStay({ status: 'new' });
  const above = (isRequest: boolean) => {
    const steps = press(isRequest ? 'Confirm' : 'Check in').parentElement;
    const before = [...(steps?.parentElement?.children ?? [])];
    return before
      .slice(0, before.indexOf(steps ?? document.body))
      .map(({ className }) => className);
  };
  await details().findByText('These nights are free.');
  const asRequest = above(true);
  await user.click(press('Confirm'));
  await findToast('Reservation: confirmed');
  expect(details().queryByText('These nights are free.')).toBeNull();
  expect(above(false)).toEqual(asRequest);
});

describe('a step that hurts when it was not meant asks first', () => {
  test.each([
    ['Cancel stay', 'Cancel this stay?', 'Yes, cancel it', 'cancelled'],
    ['No-show', 'Mark this stay as a no-show?', 'Mark as no-show', 'no_show'],
    ['Check in', 'Check in before the day of arrival?', 'Check in now', 'checked_in'],
  ])('%s', async (step, title, yes, status) => {
    const { user, sent } = await openStay();
    await user.click(press(step));
    const question = within(await screen.findByRole('dialog', { name: title }));
    expect(question.getByText(/Sok Dara, Moonrise Premier/)).toHaveTextContent(formatDate(ARRIVAL));
    await user.click(question.getByRole('button', { name: 'Leave it as it is' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(sent).toEqual([]);
    await user.click(press(step));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: yes }));
    await waitFor(() => expect(sent).toEqual([{ status }]));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('who arrives today is checked in at once', async () => {
    const { user, sent } = await openStay({
      check_in: hotelToday(),
      check_out: addDays(hotelToday(), 3),
    });
    await user.click(press('Check in'));
    await findToast('Reservation: checked in');
    expect(sent).toEqual([{ status: 'checked_in' }]);
  });
});

test('a guest who was taken back too late: the nights that were sold meanwhile are named', async () => {
  const { user } = await openStay({ status: 'checked_out' });
  const sold = { room: 'Moonrise Premier', nights: [ARRIVAL] };
  answerWrites('patch', 'reservations', () => refusal('nights-sold', sold, 409));
  await user.click(press('Still here'));
  await findToast(
    'No room free',
    staffRefusalWords['nights-sold']('Moonrise Premier', [formatDate(ARRIVAL)]),
  );
});

test('the same guest twice on the same nights is pointed out', async () => {
  const other = {
    ...UPCOMING_STAY,
    id: '22222222-2222-4222-8222-222222222222',
    status: 'confirmed',
  };
  const days = {
    check_in: UPCOMING_STAY.check_out,
    check_out: addDays(UPCOMING_STAY.check_out, 2),
  };
  const later = { ...other, ...days, id: '33333333-3333-4333-8333-333333333333' };
  renderSignedIn('/admin/reservations');
  answerStaffReads();
  answerReads({ reservations: [UPCOMING_STAY] });
  answerWrites('post', 'rpc/other_stays', [other, later]);
  const said = await screen.findByText('The same guest has another stay on these nights:');
  const notice = within(said.parentElement ?? document.body);
  expect(notice.getAllByRole('link')).toHaveLength(1);
  expect(notice.getByRole('link')).toHaveAttribute('href', `/admin/reservations?id=${other.id}`);
});

test('full nights: another room that is free is one press away, and the guest can be offered all of it', async () => {
  const { user, sent } = await openStay({ status: 'new' });
  const asked: string[] = [];
  answerReads({
    'rpc/room_availability': [{ night: ARRIVAL }],
    'rpc/next_free_dates': () => [{ check_in: addDays(ARRIVAL, 5) }],
    'rpc/rooms_for': ({ request }) => {
      asked.push(new URL(request.url).search);
      return [
        { id: 'room-premier', name: 'Moonrise Premier', fits: true, full: [ARRIVAL] },
        { id: 'room-deluxe', name: 'Garden Deluxe', fits: true, full: [] },
        { id: 'room-standard', name: 'Garden Standard', fits: false, full: [] },
      ];
    },
  });
  await user.type(details().getByRole('textbox', { name: /^Note/ }), 'x');
  await user.click(press('Save note'));
  await details().findByRole('button', { name: 'Choose Garden Deluxe' });
  await user.click(press('Offer other days or rooms'));
  expect(asked[0]).toContain(`of_stay=${UPCOMING_STAY.id}`);
  await user.click(press('Copy link'));
  await findToast('Link copied');
  expect(await navigator.clipboard.readText()).toMatch(
    new RegExp(`/rooms\\?arrive=${ARRIVAL}&nights=3&guests=2$`),
  );
  const email = await details().findByLabelText('Text');
  for (const offer of [
    `– Moonrise Premier, 2 guests, 3 nights from ${formatDate(addDays(ARRIVAL, 5))}`,
    `– Garden Deluxe, 2 guests, 3 nights from ${formatDate(ARRIVAL)}`,
  ])
    expect(email).toHaveDisplayValue(new RegExp(offer));
  expect(details().queryByRole('button', { name: 'Choose Garden Standard' })).toBeNull();
  await user.click(press('Choose Garden Deluxe'));
  await findToast('Stay saved');
  expect(sent.at(-1)).toEqual({ room_id: 'room-deluxe' });
});
