import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { openHero, subtitle, title } from '../support/hero-editor';
import { allToastTitles, answer, answerReads, answerWrites, configPatches } from '../support/staff';
import { CONTENT_VERSION, findToast, heldContent, heldPatches, press } from '../support/staff';
import { renderSignedIn, requestsSettled, retype, saveChanges, screen } from '../support/staff';
import { stored, storedContent, waitFor, within } from '../support/staff';

const { heroSection, hotelInfo } = DEFAULT_CONTENT.sections;
const FAILED = ['Update failed', 'There was a problem saving your changes'] as const;

const saveButton = () => screen.getByRole('button', { name: 'Save changes' });
const preview = () => within(screen.getByRole('region', { name: 'Live preview' }));

test('[E-01] [E-02] [G-09] hotel name, title, subtitle and background image can be edited; the preview follows every key, and is the public hero', async () => {
  const { user } = await openHero();
  expect(screen.getByLabelText('Hotel name')).toHaveValue(hotelInfo.name);
  expect(title()).toHaveValue(heroSection.title);
  expect(subtitle()).toHaveValue(heroSection.subtitle);
  expect(screen.getByLabelText('Background image')).toHaveAttribute('type', 'file');
  await retype(user, title(), 'Typed now');
  expect(preview().getByText('Typed now').closest('section.hero')).not.toBeNull();
  await retype(user, subtitle(), 'And below');
  expect(preview().getByText('And below')).toBeInTheDocument();
  await retype(user, 'Hotel name', 'New House');
  expect(preview().getByText('New House').closest('header')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Desktop preview', pressed: true })).toBeVisible();
  await press(user, 'Phone preview');
  expect(screen.getByRole('button', { name: 'Phone preview', pressed: true })).toBeVisible();
  expect(document.querySelector('.preview .hero')).toHaveAttribute('data-shape', 'tall');
});

test('[E-03] [E-14] [N-20] [F-13] a save stores the section over the version seen, and that one only', async () => {
  const sent = configPatches();
  const { user, queryClient } = renderSignedIn('/admin/hero');
  const asked = vi.fn(() => storedContent());
  answerReads({ 'rpc/site_content': asked });
  await screen.findByLabelText('Title');
  await retype(user, title(), 'A\u00a0new\u00a0title');
  await saveChanges(user);
  await findToast('Hero section updated', 'The home page now shows your changes.');
  expect(sent).toEqual([
    { key: 'heroSection', seen: CONTENT_VERSION, value: { ...heroSection, title: 'A new title' } },
  ]);
  const content = queryClient.getQueryData(['content']);
  expect(content).toMatchObject({
    sections: { heroSection: { title: 'A new title' }, hotelInfo },
    sectionVersions: { heroSection: '2026-11-20T17:15:28.781+00:00', hotelInfo: CONTENT_VERSION },
  });
  await requestsSettled();
  expect(asked).toHaveBeenCalledOnce();
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

test('[E-01] [F-09] [F-14] of two sections one fails: one toast, and it says what came through', async () => {
  configPatches((patch) =>
    patch.key === 'hotelInfo' ? answer(500, { message: 'planned' }) : stored(patch),
  );
  const { user } = await openHero();
  await retype(user, 'Hotel name', 'Moon House');
  await retype(user, title(), 'A new title');
  await saveChanges(user);
  await findToast(...FAILED);
  expect(await screen.findByText('Saved: Title. Not saved: Hotel name.')).toBeVisible();
  expect(await allToastTitles()).toEqual(['Update failed']);
  expect(screen.getByLabelText('Hotel name')).toHaveValue('Moon House');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
});

test('[F-14] a section that was never stored is inserted', async () => {
  const { user } = renderSignedIn('/admin/hero');
  const versions = { ...storedContent().sectionVersions, heroSection: '' };
  answerReads({ 'rpc/site_content': () => ({ ...storedContent(), sectionVersions: versions }) });
  const bodies = answerWrites('post', 'hotel_config', (body: { value: Record<string, unknown> }) =>
    stored(body),
  );
  await screen.findByLabelText('Title');
  await retype(user, title(), 'First words');
  await saveChanges(user);
  await findToast('Hero section updated');
  expect(bodies).toMatchObject([{ key: 'heroSection', value: { title: 'First words' } }]);
});

test('a double click saves once, and the button is busy meanwhile', async () => {
  const { user } = await openHero();
  const { sent, answer: answerSave } = heldPatches();
  await retype(user, title(), 'Once');
  await user.dblClick(saveButton());
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(saveButton()).toHaveAttribute('aria-busy', 'true');
  answerSave();
  await findToast('Hero section updated');
  await waitFor(() => expect(saveButton()).not.toHaveAttribute('aria-busy', 'true'));
  await requestsSettled();
  expect(sent).toHaveLength(1);
});

test('Ctrl+S saves from anywhere in the page', async () => {
  const sent = configPatches();
  const { user } = await openHero();
  await retype(user, title(), 'By keyboard');
  await user.keyboard('{Control>}s{/Control}');
  await findToast('Hero section updated');
  await requestsSettled();
  expect(sent).toHaveLength(1);
});

test.each([
  ['nothing', '', 'Please fill in this field'],
  ['only spaces', '   ', 'Please fill in this field'],
  ['161 characters', 'x'.repeat(161), 'Please use at most 160 characters'],
])('a title of %s is not sent, and gets an error and the focus', async (_what, text, error) => {
  const { user } = await openHero();
  await retype(user, title(), text);
  await saveChanges(user);
  expect(await screen.findByText(error)).toBeVisible();
  expect(title()).toHaveAccessibleDescription(expect.stringContaining(error));
  expect(title()).toBeInvalid();
  expect(title()).toHaveFocus();
  expect(await allToastTitles()).toEqual([]);
});

test.each([
  ['hero', 'Hero Section'],
  ['luxury-experience', 'Luxury Experience'],
  ['about', 'About'],
  ['contact', 'Contact'],
  ['site-config', 'Site Config'],
])(
  '[F-11] while the content is on its way there is nothing to type into: %s',
  async (page, name) => {
    const answer = Promise.withResolvers<void>();
    renderSignedIn(`/admin/${page}`);
    answerReads({
      'rpc/site_content': async () => {
        await answer.promise;
        return storedContent();
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
    expect(screen.queryByRole('textbox')).toBeNull();
    answer.resolve();
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    expect(screen.getAllByRole('textbox')[0]).toBeEnabled();
  },
);

test('what is typed while a save is on its way stays, is not yet saved, and clashes with nothing', async () => {
  const { user } = await openHero();
  const { sent, answer: answerSave } = heldPatches();
  await retype(user, title(), 'First');
  await saveChanges(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(title(), ' and second');
  answerSave();
  await findToast('Hero section updated');
  expect(title()).toHaveValue('First and second');
  expect(screen.getByText('Unsaved changes')).toBeVisible();
  // The next save is sent without a conflict, because nobody else changed anything.
  await saveChanges(user);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ title: 'First' }, { title: 'First and second' }]);
});

test('a read that began before a save does not put the old words back', async () => {
  configPatches();
  const { user, queryClient } = await openHero();
  const { asked, answer } = heldContent();
  const read = queryClient.refetchQueries({ queryKey: CONTENT_KEY });
  await asked;
  await retype(user, title(), 'Saved meanwhile');
  await saveChanges(user);
  await findToast('Hero section updated');
  answer();
  await read;
  expect(queryClient.getQueryData(CONTENT_KEY)).toMatchObject({
    sections: { heroSection: { title: 'Saved meanwhile' } },
  });
  expect(title()).toHaveValue('Saved meanwhile');
});
