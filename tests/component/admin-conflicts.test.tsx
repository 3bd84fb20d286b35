import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { settled } from '../support/app';
import { saveChanges } from '../support/deeds';
import { reads, serve } from '../support/serve';
import { contentAnswer, server } from '../support/server';
import {
  allToastTitles,
  answer,
  configPatches,
  configRow,
  findToast,
  renderSignedIn,
  SEEN,
  stored,
  storedContent,
} from '../support/staff';

const { heroSection } = DEFAULT_CONTENT.sections;
const LATER = '2026-11-20T11:00:00.000+00:00';
const NONE_CHANGED = () => answer(200, []);

async function openHero() {
  const app = renderSignedIn('/admin/hero');
  await screen.findByLabelText('Title');
  return app;
}

type User = Awaited<ReturnType<typeof openHero>>['user'];

const title = () => screen.getByLabelText('Title');
const subtitle = () => screen.getByLabelText('Subtitle');

async function retype(user: User, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

async function save(user: User): Promise<void> {
  await saveChanges(user);
}

function findConflict(): Promise<HTMLElement> {
  return screen.findByRole('alert', { name: 'Changed by somebody else' });
}

test('[N-36] two people change different fields: both changes are kept, without a question', async () => {
  const sent = configPatches(NONE_CHANGED, stored);
  const { user } = await openHero();
  await retype(user, subtitle(), 'My subtitle');
  configRow({ ...heroSection, title: 'Their title' }, '2026-11-20 11:00:00+00');
  await save(user);
  await findToast('Hero section updated');
  expect(await allToastTitles()).toEqual(['Hero section updated']);
  expect(sent.map(({ seen }) => seen)).toEqual([SEEN, '2026-11-20T11:00:00+00:00']);
  expect(sent[1]?.value).toEqual({ ...heroSection, title: 'Their title', subtitle: 'My subtitle' });
  expect(title()).toHaveValue('Their title');
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

test('[N-36] two people change the same field: nothing is overwritten, both versions are shown', async () => {
  const sent = configPatches(NONE_CHANGED, stored);
  const { user } = await openHero();
  await retype(user, title(), 'My title');
  configRow({ ...heroSection, title: 'Their title' }, LATER);
  await save(user);
  await findToast('Update failed', 'There was a problem saving your changes');
  expect(await allToastTitles()).toEqual(['Update failed']);
  const conflict = await findConflict();
  expect(within(conflict).getByText('Their title')).toBeVisible();
  expect(within(conflict).getByText('My title')).toBeVisible();
  expect(title()).toHaveValue('My title');
  await settled();
  expect(sent).toHaveLength(1);

  // Until the person has chosen, Save does not overwrite either.
  await save(user);
  expect(conflict).toHaveFocus();
  await settled();
  expect(sent).toHaveLength(1);
});

test('[N-36] keeping mine saves it over the version that was shown', async () => {
  const sent = configPatches(NONE_CHANGED, stored);
  const { user } = await openHero();
  await retype(user, title(), 'My title');
  configRow({ ...heroSection, title: 'Their title' }, LATER);
  await save(user);
  await user.click(within(await findConflict()).getByRole('button', { name: 'Keep mine' }));
  expect(screen.queryByText('Changed by somebody else')).toBeNull();
  expect(screen.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  await save(user);
  await findToast('Hero section updated');
  expect(sent[1]).toMatchObject({ seen: LATER, value: { title: 'My title' } });
});

test('[N-36] using theirs ends the conflict with their words and nothing left to save', async () => {
  configPatches(NONE_CHANGED);
  const { user } = await openHero();
  await retype(user, title(), 'My title');
  configRow({ ...heroSection, title: 'Their title' }, LATER);
  await save(user);
  await user.click(within(await findConflict()).getByRole('button', { name: 'Use theirs' }));
  expect(title()).toHaveValue('Their title');
  expect(screen.queryByText('Changed by somebody else')).toBeNull();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[N-36] in one save, one field merges and another asks', async () => {
  const sent = configPatches(NONE_CHANGED, stored);
  const { user } = await openHero();
  await retype(user, title(), 'My title');
  await retype(user, subtitle(), 'My subtitle');
  configRow({ ...heroSection, title: 'Their title' }, LATER);
  await save(user);
  const conflict = await findConflict();
  expect(within(conflict).getAllByRole('heading', { level: 3 })).toHaveLength(1);
  await user.click(within(conflict).getByRole('button', { name: 'Use theirs' }));
  await save(user);
  await findToast('Hero section updated');
  expect(sent[1]?.value).toMatchObject({ title: 'Their title', subtitle: 'My subtitle' });
});

test('[N-36] news from the server follow into an editor that nobody has touched', async () => {
  const { queryClient } = await openHero();
  server.use(contentAnswer(storedContent({ heroSection: { ...heroSection, title: 'News' } })));
  await queryClient.refetchQueries({ queryKey: ['content'] });
  await waitFor(() => expect(title()).toHaveValue('News'));
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[N-36] news about a field one is editing ask at once; the others follow', async () => {
  const { user, queryClient } = await openHero();
  await retype(user, title(), 'My title');
  const theirs = { ...heroSection, title: 'Their title', subtitle: 'Their subtitle' };
  server.use(contentAnswer(storedContent({ heroSection: theirs })));
  await queryClient.refetchQueries({ queryKey: ['content'] });
  expect(within(await findConflict()).getByText('Their title')).toBeVisible();
  expect(title()).toHaveValue('My title');
  expect(subtitle()).toHaveValue('Their subtitle');
});

test('[N-36] a draft of yesterday meets the words of today', async () => {
  const { user, leave } = await openHero();
  await retype(user, title(), 'My old draft');
  leave();
  renderSignedIn('/admin/hero');
  server.use(contentAnswer(storedContent({ heroSection: { ...heroSection, title: 'Today' } })));
  const conflict = await findConflict();
  expect(within(conflict).getByText('Today')).toBeVisible();
  expect(within(conflict).getByText('My old draft')).toBeVisible();
  expect(screen.getByText('Restored unsaved changes')).toBeVisible();
});

test('[N-36] someone else was first to store a section that nobody had', async () => {
  const { user } = renderSignedIn('/admin/hero');
  const versions = { ...storedContent().sectionVersions, heroSection: '' };
  server.use(contentAnswer({ ...storedContent(), sectionVersions: versions }));
  serve('post', 'hotel_config', () => answer(409, { code: '23505', message: 'duplicate' }));
  const sent = configPatches(stored);
  configRow({ ...heroSection, title: 'Their title' }, LATER);
  await screen.findByLabelText('Title');
  await retype(user, subtitle(), 'My subtitle');
  await save(user);
  await findToast('Hero section updated');
  expect(sent[0]).toMatchObject({
    seen: LATER,
    value: { title: 'Their title', subtitle: 'My subtitle' },
  });
});

test('[N-36] a row that cannot be read after a conflict is a plain failure', async () => {
  configPatches(NONE_CHANGED);
  const { user } = await openHero();
  reads({ hotel_config: () => HttpResponse.error() });
  await retype(user, title(), 'My title');
  await save(user);
  await findToast('Update failed', 'There was a problem saving your changes');
  expect(screen.queryByText('Changed by somebody else')).toBeNull();
  expect(title()).toHaveValue('My title');
});
