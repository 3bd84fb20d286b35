import { addDays, hotelToday } from '@/basics/time/dates';
import { answerStaffReads, STAY } from '../support/staff-answers';
import { findToast, fireEvent, press, answerReads, renderSignedIn, retype } from '../support/staff';
import { screen, answerWrites, waitFor, within } from '../support/staff';

const ARRIVAL = addDays(hotelToday(), 30);
const ROW = {
  ...STAY,
  guest_name: 'Sok Dara',
  nights: 5,
  check_in: ARRIVAL,
  check_out: addDays(ARRIVAL, 5),
};
type Row = Record<string, unknown>;

async function open(theirs: Row) {
  let row: Row = ROW;
  const { user } = renderSignedIn('/admin/reservations');
  answerStaffReads();
  answerReads({ reservations: () => [row] });
  const sent: Row[] = [];
  answerWrites('patch', 'reservations', (change: Row, request) => {
    const seen = new URL(request.url).searchParams.get('updated_at');
    if (seen?.startsWith('eq.2026-11-20')) {
      row = { ...ROW, ...theirs, updated_at: '2026-11-23 09:00:00.000+00' };
      return [];
    }
    sent.push(change);
    row = { ...row, ...change, updated_at: '2026-11-23 10:00:00.000+00' };
    return [row];
  });
  await screen.findByRole('heading', { level: 2, name: 'Sok Dara' });
  return { user, sent };
}

async function openForm(theirs: Row) {
  const app = await open(theirs);
  await press(app.user, 'Change stay');
  const dialog = within(await screen.findByRole('dialog', { name: 'Change stay' }));
  return { ...app, dialog };
}

test('what only the other has changed is followed, and stays as they left it', async () => {
  const { user, sent, dialog } = await openForm({ nights: 7, check_out: addDays(ARRIVAL, 7) });
  fireEvent.change(dialog.getByLabelText('Guests'), { target: { value: '1' } });
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await findToast('Changed by somebody else');
  await waitFor(() => expect(dialog.getByLabelText('Nights')).toHaveValue('7'));
  expect(dialog.getByLabelText('Guests')).toHaveValue('1');
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await findToast('Stay saved');
  expect(sent).toEqual([{ guests: 1 }]);
});

test.each([
  ['mine', 'Keep mine', [{ nights: 6 }]],
  ['theirs', 'Use theirs', []],
])('what both have changed is put to the choice: %s', async (_whose, choice, stored) => {
  const { user, sent, dialog } = await openForm({ nights: 7, check_out: addDays(ARRIVAL, 7) });
  fireEvent.change(dialog.getByLabelText('Nights'), { target: { value: '6' } });
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  const notice = within(await dialog.findByRole('alert', { name: /changed/i }));
  expect(notice.getByText('7')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  expect(sent).toEqual([]);
  await user.click(notice.getByRole('button', { name: choice }));
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual(stored);
});

test('what was saved in a dialog that closes is no draft', async () => {
  const { user, dialog } = await openForm({});
  // The server stores the first attempt, because nobody else has changed the stay.
  const sent = answerWrites('patch', 'reservations', (change: Row) => [
    { ...ROW, ...change, updated_at: '2026-11-23 10:00:00.000+00' },
  ]);
  fireEvent.change(dialog.getByLabelText('Guests'), { target: { value: '1' } });
  await user.click(dialog.getByRole('button', { name: 'Save stay' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ guests: 1 }]);
  expect(Object.keys(localStorage).filter((key) => key.includes('guest/stay'))).toEqual([]);
});

test('of a guest only what was typed is stored', async () => {
  const { user, sent } = await open({ phone: '+855 12 345 678' });
  await press(user, 'Edit guest');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit guest' }));
  const name = dialog.getByLabelText(/^Name/);
  await retype(user, name, 'Sok Dara Vanna');
  await user.click(dialog.getByRole('button', { name: 'Save guest' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Phone/)).toHaveValue('+855 12 345 678'));
  await user.click(dialog.getByRole('button', { name: 'Save guest' }));
  await findToast('Guest saved');
  expect(sent).toEqual([{ guest_name: 'Sok Dara Vanna' }]);
});

test('a note that somebody else has written meanwhile is not written over unasked', async () => {
  const { user, sent } = await open({ notes: 'Vegan' });
  await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Late, at ten');
  await press(user, 'Save note');
  const notice = within(await screen.findByRole('alert', { name: /changed/i }));
  expect(notice.getByText('Vegan')).toBeVisible();
  await user.click(notice.getByRole('button', { name: 'Keep mine' }));
  await press(user, 'Save note');
  await findToast('Note saved');
  expect(sent).toEqual([{ notes: 'Late, at ten' }]);
});
