import { supabase } from '@/lib/supabase';
import { openHero, title } from '../support/hero-editor';
import { answerWrites, configPatches, findToast, HttpResponse, logIn } from '../support/staff';
import { press, renderSignedIn, renderStaffApp, saveChanges, screen } from '../support/staff';
import { session, SESSION_KEY, SOKHA, staffReads, waitFor, within } from '../support/staff';

const DRAFT_KEY = `hotelDraft.${SOKHA.id}.hero`;

type User = Awaited<ReturnType<typeof openHero>>['user'];

test('[S-09] what was typed is there again after the page was lost', async () => {
  const { user, leave } = await openHero();
  await user.type(title(), ' again');
  leave();

  await openHero();
  expect(screen.getByText('Restored unsaved changes')).toBeVisible();
  expect(title()).toHaveValue('Where the moon rises from the sea again');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('[S-09] a draft is written half a second after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user } = await openHero();
  await user.type(title(), '!');
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  await vi.advanceTimersByTimeAsync(500);
  expect(localStorage.getItem(DRAFT_KEY)).toContain('from the sea!');
});

test.each([
  [
    'saved',
    async (user: User) => {
      await saveChanges(user);
      await findToast('Hero section updated');
    },
  ],
  [
    'discarded',
    async (user: User) => {
      await press(user, 'Discard');
      expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
    },
  ],
  ['taken back by hand', (user: User) => user.type(title(), '{Backspace}')],
])('a draft that was %s is gone while the page is still open', async (_how, end) => {
  configPatches();
  const { user, leave } = await openHero();
  await user.type(title(), '!');
  await waitFor(() => expect(localStorage.getItem(DRAFT_KEY)).toContain('from the sea!'));
  await end(user);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();
  leave();
  expect(localStorage.getItem(DRAFT_KEY)).toBeNull();

  await openHero();
  expect(screen.queryByText('Restored unsaved changes')).toBeNull();
});

test('[X-08] [S-09] a draft outlives the session: after login it is there', async () => {
  answerWrites('post', '*/auth/v1/logout', () => new HttpResponse(null, { status: 204 }));
  answerWrites('post', '*/auth/v1/token', () => session());
  const { user } = await openHero();
  await user.type(title(), ' kept');
  await supabase().auth.signOut({ scope: 'local' });

  await logIn(user);
  expect(await screen.findByLabelText('Title')).toHaveValue(
    'Where the moon rises from the sea kept',
  );
  expect(screen.getByText('Restored unsaved changes')).toBeVisible();
});

test('people at one computer do not see each other’s drafts', async () => {
  const { user, leave } = await openHero();
  await user.type(title(), ' mine');
  leave();

  const dara = { ...SOKHA, id: '0f8fad5b-d9cb-469f-a165-70867728950e', email: 'dara@hotel.test' };
  localStorage.setItem(SESSION_KEY, JSON.stringify(session(3600, dara)));
  staffReads({ username: 'Dara', role: 'admin' });
  renderStaffApp('/admin/hero');
  expect(await screen.findByLabelText('Title')).toHaveValue('Where the moon rises from the sea');
});

test.each([
  ['{oops'],
  ['null'],
  ['[]'],
  ['"x"'],
  ['{"title":{"mine":7,"base":"x"}}'],
  ['{"title":3}'],
])('a draft that is not one (%s) is left alone', async (text) => {
  localStorage.setItem(DRAFT_KEY, text);
  await openHero();
  expect(title()).toHaveValue('Where the moon rises from the sea');
});

test.each(['{}', '"x"', '[1,2]', '[null]', '7'])('a draft’s pictures may be %s', async (images) => {
  const key = `hotelDraft.${SOKHA.id}.story`;
  localStorage.setItem(key, `{"images":{"base":[],"mine":${images}}}`);
  renderSignedIn('/admin/about');
  expect(await screen.findByLabelText('Title')).toBeVisible();
  expect(screen.getAllByLabelText(/^Picture \d$/)).toHaveLength(4);
});

test('[S-09] leaving by a link asks first; staying keeps everything, and who leaves all the same finds the draft on coming back', async () => {
  const { user } = await openHero();
  await user.type(title(), ' here');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  expect(within(dialog).getByText(/Your changes to Hero Section are not saved yet/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Stay here' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(title()).toHaveValue('Where the moon rises from the sea here');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Hero Section' }));
  expect(await screen.findByText('Restored unsaved changes')).toBeVisible();
});

test('[S-09] a question left open by a sign-out does not open again', async () => {
  const { user, leave } = await openHero();
  await user.type(title(), ' here');
  await user.click(screen.getByRole('link', { name: 'Contact' }));
  await screen.findByRole('dialog', { name: 'Leave without saving?' });
  leave();
  renderSignedIn('/admin/contact');
  expect(await screen.findByRole('heading', { name: 'Contact' })).toBeVisible();
});

test('[S-09] logging out asks too', async () => {
  answerWrites('post', '*/auth/v1/logout', () => new HttpResponse(null, { status: 204 }));
  const { user } = await openHero();
  await user.type(title(), ' and so');
  await press(user, 'Logout');
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('[S-09] closing the tab warns while there is something to lose, and only then', async () => {
  const { user } = await openHero();
  const close = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(close()).toBe(false);
  await user.type(title(), '!');
  expect(close()).toBe(true);
  await press(user, 'Discard');
  expect(close()).toBe(false);
});

test('without storage one can still edit and save', async () => {
  configPatches();
  const { user } = await openHero();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await user.type(title(), '!');
  await saveChanges(user);
  await findToast('Hero section updated');
});
