import { answerReads, answerWrites, findToast, refusal, renderSignedIn } from '../support/staff';
import { configPatches, configRow, CONTENT_VERSION, press, storedContent } from '../support/staff';
import { screen, session, SESSION_KEY, sessionWithCode, SOKHA } from '../support/staff';
import { answer, HttpResponse, saveChanges, retype, waitFor, within } from '../support/staff';
import { toastTitles } from '../support/staff';

const NOW = Date.now();
const ago = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const person = (id: string, name: string, role: string | null, seenAt: string | null = null) => ({
  hasFactor: false,
  id,
  name,
  role,
  email: `${id}@hotel.test`,
  seenAt,
});
const invitation = (id: string, more: object = {}) => ({
  id,
  email: `${id}@pier.example`,
  role: 'desk',
  by: 'Sokha',
  createdAt: ago(1),
  endsAt: ago(-71),
  status: 'sent',
  errorCode: null,
  ...more,
});
const ME = { ...person(SOKHA.id, 'Sokha', 'admin', ago(0)), email: SOKHA.email };

async function openTeam(people: object[] = [ME], invitations: object[] = [], stored = session()) {
  answerReads({ 'rpc/team': () => HttpResponse.json({ people, invitations }) });
  const { user } = renderSignedIn('/admin/team', undefined, stored);
  answerReads({ 'rpc/team': () => HttpResponse.json({ people, invitations }) });
  await screen.findByRole('heading', { name: 'People' });
  return user;
}
const row = (text: string) => {
  const item = screen.getByText(text, { selector: 'main b' }).closest('li');
  if (!item) throw new Error(`${text} is in no row`);
  return within(item);
};
const nothing = () => new HttpResponse(null, { status: 204 });

test('everybody is listed with address, role and when they were last seen', async () => {
  await openTeam([ME, person('dara', 'Dara', 'desk', ago(3)), person('mey', '', null)]);
  expect(row('Sokha').getByText('You')).toBeVisible();
  expect(row('Dara').getByText('dara@hotel.test')).toBeVisible();
  expect(row('Dara').getByLabelText('Role of Dara')).toHaveValue('desk');
  expect(row('Dara').getByText(/^Last seen: (3 h ago|Yesterday)$/)).toBeVisible();
  expect(row('mey@hotel.test').getByText('Not signed in yet')).toBeVisible();
  expect(screen.getByLabelText('Role of mey@hotel.test')).toHaveDisplayValue('No role');
});

test('a colleague is invited by keyboard, with a role that can change nothing unless another is chosen', async () => {
  const sent = answerWrites('post', 'rpc/invite', '33333333-3333-4333-8333-333333333333');
  const user = await openTeam();
  await user.click(screen.getByLabelText('Email'));
  await user.keyboard('Dara <dara@pier.example>{Enter}');
  await findToast(
    'Invitation on its way',
    'The link in the email to dara@pier.example works for three days.',
  );
  expect(sent).toEqual([{ to_address: 'dara@pier.example', as_role: 'reader', in_language: 'en' }]);
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
});

test('an address that is none is not sent, and the field says so', async () => {
  const user = await openTeam();
  await user.type(screen.getByLabelText('Email'), 'dara@{Enter}');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email');
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test.each([
  [409, 'person-known', /There is an account with this address already/],
  [409, 'invitation-waits', /This address is invited already/],
  [422, 'role-unknown', /There is no such role/],
  [403, 'only administrators', /Nothing was changed/],
])('a refusal with %i %s is explained, and the address stays', async (status, code, words) => {
  answerWrites('post', 'rpc/invite', () => refusal(code, undefined, status));
  const user = await openTeam();
  await user.type(screen.getByLabelText('Email'), 'dara@pier.example{Enter}');
  const toast = await findToast('Team not changed');
  expect(toast).toHaveTextContent(words);
  expect(screen.getByLabelText('Email')).toHaveValue('dara@pier.example');
});

test('a role is saved by a button, not by choosing it', async () => {
  const sent = answerWrites('post', 'rpc/change_role', nothing);
  const user = await openTeam([ME, person('dara', 'Dara', 'desk')]);
  await user.selectOptions(screen.getByLabelText('Role of Dara'), 'editor');
  expect(sent).toEqual([]);
  await press(user, 'Save role');
  await findToast('Role changed', 'Dara: Editor.');
  expect(sent).toEqual([{ person: 'dara', new_role: 'editor' }]);
});

test('the only administrator has no role to choose and reads why', async () => {
  await openTeam([ME, person('dara', 'Dara', 'desk')]);
  expect(row('Sokha').queryByRole('combobox')).toBeNull();
  expect(row('Sokha').queryByRole('button')).toBeNull();
  expect(row('Sokha').getByText(/The only administrator/)).toBeVisible();
});

test('an administrator is asked before giving up the own role', async () => {
  const sent = answerWrites('post', 'rpc/change_role', nothing);
  const user = await openTeam([ME, person('dara', 'Dara', 'admin')]);
  await user.selectOptions(screen.getByLabelText('Role of Sokha'), 'desk');
  await press(user, 'Save role');
  expect(screen.getByRole('alert')).toHaveTextContent('Give up managing the team?');
  await user.keyboard('{Enter}'); // the focus is on Cancel
  expect(sent).toEqual([]);
  await press(user, 'Save role');
  await press(user, 'Confirm');
  await findToast('Role changed');
  expect(sent).toEqual([{ person: SOKHA.id, new_role: 'desk' }]);
});

test('somebody is removed after a question, by keyboard, and the focus goes to the next person', async () => {
  const sent = answerWrites('post', 'rpc/remove_person', nothing);
  const user = await openTeam([ME, person('dara', 'Dara', 'desk'), person('mey', 'Mey', 'admin')]);
  screen.getByRole('button', { name: 'Remove Dara' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Remove Dara?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByLabelText('Role of Dara')).toHaveFocus());
  await press(user, 'Remove Dara');
  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await findToast('Person removed', 'Dara is signed out everywhere. The history keeps the name.');
  expect(sent).toEqual([{ person: 'dara' }]);
  expect(screen.getByLabelText('Role of Mey')).toHaveFocus();
});

test('invitations say what became of their e-mail, and are sent again or withdrawn', async () => {
  const again = answerWrites('post', 'rpc/resend_invitation', nothing);
  const gone = answerWrites('post', 'rpc/withdraw_invitation', nothing);
  const user = await openTeam(
    [ME],
    [
      invitation('dara'),
      invitation('mey', { status: 'failed', errorCode: 'refused', endsAt: null }),
      invitation('vuthy', { endsAt: ago(1) }),
      invitation('rith', { status: null, endsAt: null }),
    ],
  );
  expect(row('dara@pier.example').getByText('Sent')).toBeVisible();
  expect(row('dara@pier.example').getByText(/^The link works until/)).toBeVisible();
  expect(row('mey@pier.example').getByText(/is the address right/)).toBeVisible();
  expect(row('vuthy@pier.example').getByText('Expired')).toBeVisible();
  expect(row('rith@pier.example').getByText('Not sent')).toBeVisible();
  await press(user, 'Send again to vuthy@pier.example');
  await findToast('Invitation on its way');
  await press(user, 'Withdraw the invitation of dara@pier.example');
  await findToast('Invitation withdrawn');
  expect(again).toEqual([{ invitation: 'vuthy' }]);
  expect(gone).toEqual([{ invitation: 'dara' }]);
});

test('who is no administrator sees no team', async () => {
  renderSignedIn('/admin/team', { username: 'Dara', role: 'reader' });
  expect(await screen.findByText('This account cannot view this page')).toBeVisible();
});

test('a person who is removed while saving is signed out, told so, and keeps the draft', async () => {
  const { user } = renderSignedIn('/admin/hero');
  await screen.findByLabelText('Title');
  configPatches(() => HttpResponse.json([]));
  configRow(storedContent().sections.heroSection, CONTENT_VERSION);
  answerReads({
    '*/auth/v1/user': () =>
      answer(403, { code: 403, error_code: 'user_not_found', msg: 'User does not exist' }),
  });
  answerWrites('post', '*/auth/v1/logout', nothing);
  await retype(user, 'Title', 'Half a thought');
  await saveChanges(user);
  const toast = await findToast('Your account was removed');
  expect(toast).toHaveTextContent(/Ask an administrator/);
  expect(toastTitles()).not.toContain('Signed out');
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(localStorage.getItem(SESSION_KEY)).toBeNull();
  expect(localStorage.getItem(`hotelDraft.${SOKHA.id}.hero`)).toContain('Half a thought');
});

test('a colleague’s second factor is reset after a question', async () => {
  const sent = answerWrites('post', 'rpc/reset_second_factor', nothing);
  const user = await openTeam([
    { ...ME, hasFactor: true },
    { ...person('dara', 'Dara', 'desk'), hasFactor: true },
    person('mey', 'Mey', 'reader'),
  ]);
  expect(screen.getAllByRole('button', { name: /^Reset the second factor/ })).toHaveLength(1);
  await press(user, 'Reset the second factor of Dara');
  expect(screen.getByRole('alert')).toHaveTextContent('Reset the second factor of Dara?');
  expect(sent).toEqual([]);
  await press(user, 'Confirm');
  await findToast('Second factor reset', 'Dara is signed out and signs in with the password only.');
  expect(sent).toEqual([{ account: 'dara' }]);
});

const requirement = () =>
  screen.findByRole('checkbox', { name: 'Everybody needs a second factor' });

test('nobody without a second factor can require one', async () => {
  await openTeam();
  expect(await requirement()).toBeDisabled();
  expect(screen.getByText('Set up your own second factor first.')).toBeVisible();
});

test('a second factor is required of everybody with one press', async () => {
  const sent = answerWrites('post', 'rpc/require_second_factor', nothing);
  const user = await openTeam([ME], [], sessionWithCode());
  answerReads({ 'rpc/my_second_factor': () => ({ isRequired: sent.length > 0, codes: 7 }) });
  await user.click(await requirement());
  await waitFor(() => expect(sent).toEqual([{ required: true }]));
  await waitFor(async () => expect(await requirement()).toBeChecked());
});
