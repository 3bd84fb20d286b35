import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { openHero, subtitle, title } from '../support/hero-editor';
import { allToastTitles, answer, answerWrites, configPatches, configRow } from '../support/staff';
import { CONTENT_VERSION, contentAnswer, findToast, renderSignedIn } from '../support/staff';
import { requestsSettled, retype, saveChanges, screen, server, stored } from '../support/staff';
import { storedContent, waitFor, within } from '../support/staff';

const { heroSection } = DEFAULT_CONTENT.sections;
const THEIRS = { ...heroSection, title: 'Their title' };
const LATER = '2026-11-20T11:00:00.000+00:00';
const NONE_CHANGED = () => answer(200, []);
const hero = (change: Partial<typeof heroSection>) =>
  contentAnswer(storedContent({ heroSection: { ...heroSection, ...change } }));

const findConflict = async () => {
  const notice = await screen.findByRole('alert', { name: 'Changed by somebody else' });
  return { notice, ...within(notice) };
};

async function saveOver(field: () => HTMLElement, ...more: [() => HTMLElement, string][]) {
  const sent = configPatches(NONE_CHANGED, stored);
  const app = await openHero();
  await retype(app.user, field(), 'Mine');
  for (const [other, text] of more) await retype(app.user, other(), text);
  configRow(THEIRS, LATER);
  await saveChanges(app.user);
  return { ...app, sent };
}

test('[N-36] two people change different fields: both changes are kept, without a question', async () => {
  const { sent } = await saveOver(subtitle);
  await findToast('Hero section updated');
  expect(await allToastTitles()).toEqual(['Hero section updated']);
  expect(sent.map(({ seen }) => seen)).toEqual([CONTENT_VERSION, LATER]);
  expect(sent[1]?.value).toEqual({ ...THEIRS, subtitle: 'Mine' });
  expect(title()).toHaveValue('Their title');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

test('[N-36] two people change the same field: nothing is overwritten, both versions are shown, and keeping mine saves it over theirs', async () => {
  const { user, sent } = await saveOver(title);
  await findToast('Update failed', 'There was a problem saving your changes');
  expect(await allToastTitles()).toEqual(['Update failed']);
  const conflict = await findConflict();
  expect(conflict.getByText('Their title')).toBeVisible();
  expect(conflict.getByText('Mine')).toBeVisible();
  expect(title()).toHaveValue('Mine');

  // Save sends nothing until the person has chosen a version.
  await saveChanges(user);
  expect(conflict.notice).toHaveFocus();
  await requestsSettled();
  expect(sent).toHaveLength(1);

  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText('Changed by somebody else')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  await saveChanges(user);
  await findToast('Hero section updated');
  expect(sent[1]).toMatchObject({ seen: LATER, value: { title: 'Mine' } });
});

test('[N-36] using theirs ends the conflict with their words and nothing left to save', async () => {
  const { user } = await saveOver(title);
  await user.click((await findConflict()).getByRole('button', { name: 'Use theirs' }));
  expect(title()).toHaveValue('Their title');
  expect(screen.queryByText('Changed by somebody else')).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[N-36] news from the server follow into a field that nobody has touched; about one that is edited they ask', async () => {
  const { user, queryClient } = await openHero();
  server.use(hero({ title: 'News' }));
  await queryClient.refetchQueries({ queryKey: ['content'] });
  await waitFor(() => expect(title()).toHaveValue('News'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();

  await retype(user, title(), 'My title');
  server.use(hero({ title: 'Their title', subtitle: 'Their subtitle' }));
  await queryClient.refetchQueries({ queryKey: ['content'] });
  expect((await findConflict()).getByText('Their title')).toBeVisible();
  expect(title()).toHaveValue('My title');
  expect(subtitle()).toHaveValue('Their subtitle');

  server.use(hero({ title: 'Their title', subtitle: 'Their later subtitle' }));
  await queryClient.refetchQueries({ queryKey: ['content'] });
  await waitFor(() => expect(subtitle()).toHaveValue('Their later subtitle'));
  expect((await findConflict()).getByText('Their title')).toBeVisible();
});

test('[N-36] a draft of yesterday meets the words of today', async () => {
  const { user, leave } = await openHero();
  await retype(user, title(), 'My old draft');
  leave();
  renderSignedIn('/admin/hero');
  server.use(hero({ title: 'Today' }));
  const conflict = await findConflict();
  expect(conflict.getByText('Today')).toBeVisible();
  expect(conflict.getByText('My old draft')).toBeVisible();
  expect(screen.getByText('Restored unsaved changes')).toBeVisible();
});

test('[N-36] someone else was first to store a section that nobody had', async () => {
  const { user } = renderSignedIn('/admin/hero');
  const versions = { ...storedContent().sectionVersions, heroSection: '' };
  server.use(contentAnswer({ ...storedContent(), sectionVersions: versions }));
  answerWrites('post', 'hotel_config', () => answer(409, { code: '23505', message: 'duplicate' }));
  const sent = configPatches(stored);
  configRow(THEIRS, LATER);
  await screen.findByLabelText('Title');
  await retype(user, subtitle(), 'Mine');
  await saveChanges(user);
  await findToast('Hero section updated');
  expect(sent[0]).toMatchObject({ seen: LATER, value: { title: 'Their title', subtitle: 'Mine' } });
});
