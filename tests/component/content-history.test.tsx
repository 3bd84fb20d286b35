import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { answerReads, answerWrites, findToast, press, renderSignedIn } from '../support/staff';
import { configPatches, CONTENT_VERSION, screen, stored, storedContent } from '../support/staff';
import {
  answer,
  configRow,
  contentAnswer,
  retype,
  server,
  waitFor,
  within,
} from '../support/staff';
import type { HotelImage } from '@/content/schema/image';
import { PICTURES } from '@/kit/editors/version-value';
import { pictureCalls, tableWrites } from '../support/staff-items';

const { heroSection } = DEFAULT_CONTENT.sections;
const MORNING = '2026-11-20T01:00:00.000+00:00';
const EVENING = '2026-11-20T10:00:00.000+00:00';

const change = (id: number, at: string, byName: string | null, more: object = {}) => ({
  id,
  entity: 'hotel_config',
  key: 'heroSection',
  at,
  by: byName,
  byName,
  act: 'saved',
  ...more,
});
const CHANGES = [
  change(3, EVENING, 'Sokha'),
  change(2, MORNING, 'Dara'),
  change(1, '2026-11-18T01:00:00.000+00:00', null, { act: 'found' }),
];
const THEN = { parts: [], pictures: [], translations: [], missing: [] };
const heroAt = (value: object, more: object = {}) => ({
  ...THEN,
  parts: [{ entity: 'hotel_config', key: 'heroSection', value: { ...heroSection, ...value } }],
  ...more,
});

const FRENCH = {
  language: 'fr',
  source: heroSection.title,
  text: 'Avant',
  now: 'Ensuite',
  seen: EVENING,
};

/** Opens the history of the hero. @returns what was asked of each moment */
async function openHistory(then: object, changes: object[] = CHANGES) {
  const app = renderSignedIn('/admin/hero');
  answerWrites('post', 'rpc/content_history', changes as never);
  const asked = answerWrites<{ moment: string }>('post', 'rpc/content_at', then as never);
  await screen.findByLabelText('Title');
  return { ...app, asked, dialog: () => within(screen.getByRole('dialog')) };
}

const RESTORE = 'Restore this version';

test('the history shows versions by day and person, and how the chosen one differs, word by word', async () => {
  const [first = ''] = heroSection.title.split(' ');
  const older = heroSection.title.replace(first, 'An older');
  const { user, dialog, asked } = await openHistory(heroAt({ title: older }));
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByRole('region', { name: '20 November 2026, 08:00' });
  const list = within(dialog().getByRole('navigation', { name: 'Versions' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Fri 20 Nov 2026',
    'Wed 18 Nov 2026',
  ]);
  expect(list.getByText('17:00 · Now')).toBeInTheDocument();
  expect(list.getByRole('button', { name: '08:00 · Dara' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const differences = await dialog().findByLabelText('What restoring changes');
  expect(differences).toHaveTextContent('Title');
  expect(differences.querySelector('ins')).toHaveTextContent(/^Then: An older$/);
  expect(differences.querySelector('del')).toHaveTextContent(`Now: ${first}`);
  const preview = dialog().getByRole('region', { name: 'Live preview' });
  expect(preview).toHaveTextContent(older);
  await press(user, '08:00 · Before the history began');
  await waitFor(() => expect(asked.at(-1)?.moment).toBe(CHANGES[2]?.at));
});

test('restoring is an ordinary save of the fields, and closes the dialog', async () => {
  const { user, dialog } = await openHistory(heroAt({ title: 'An older title' }));
  const sent = configPatches();
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByLabelText('What restoring changes');
  await press(user, RESTORE);
  await findToast('Hero section updated');
  expect(sent).toMatchObject([
    {
      key: 'heroSection',
      seen: CONTENT_VERSION,
      value: { ...heroSection, title: 'An older title' },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'History' })).toHaveFocus();
  expect(screen.getByLabelText('Title')).toHaveValue('An older title');
});

test('pictures of slots, descriptions and translations come back without a save of the texts', async () => {
  const picture = {
    path: 'hero/1700000000000-old.jpg',
    width: 1600,
    height: 900,
    alt: 'The old jetty',
    colour: null,
    focalX: 0.5,
    focalY: 0.5,
    luminance: null,
    variants: [],
  };
  const { user, dialog } = await openHistory({
    ...heroAt({}, { translations: [FRENCH] }),
    parts: [{ entity: 'hotel_images', key: 'hero/0', value: picture }],
  });
  const swaps = answerWrites<{ pictures: object[] }>('post', 'rpc/replace_images', {
    images: [{ ...picture, id: 'again', category: 'hero', position: 0 }],
    removed: [],
  });
  const translations = answerWrites('post', 'rpc/save_translations', []);
  await press(user, 'History');
  await screen.findByRole('dialog');
  const differences = await dialog().findByLabelText('What restoring changes');
  expect(differences).toHaveTextContent('Français');
  expect(differences).toHaveTextContent('Now: EnsuiteThen: Avant');
  await press(user, RESTORE);
  await findToast('Version restored');
  expect(swaps[0]?.pictures).toMatchObject([{ path: picture.path, category: 'hero', position: 0 }]);
  expect(translations).toEqual([
    {
      to_language: 'fr',
      entries: [{ source: heroSection.title, text: 'Avant', seen: EVENING }],
    },
  ]);
});

test('what an older version cannot bring back is named, and stays as it is', async () => {
  const { user, dialog } = await openHistory({
    ...heroAt({ title: '', subtitle: 'Older' }, { missing: ['hero/1700000000000-gone.jpg'] }),
    parts: [
      {
        entity: 'hotel_config',
        key: 'heroSection',
        value: { title: 'x'.repeat(500), subtitle: 'Older' },
      },
      { entity: 'hotel_config', key: 'hotelInfo', value: { name: 'House' } },
      { entity: 'hotel_images', key: 'hero/0', value: { path: 'hero/1700000000000-gone.jpg' } },
    ],
  });
  const sent = configPatches();
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByText(
    /^Cannot be restored and stays as it is now: .*Background image.*Title/,
  );
  expect(dialog().getByText('One picture no longer exists and is left out.')).toBeVisible();
  await press(user, RESTORE);
  await findToast('Hero section updated');
  const saved = sent.find(({ key }) => key === 'heroSection');
  expect(saved?.value).toEqual({ ...heroSection, subtitle: 'Older' });
});

test('unsaved changes are saved or discarded first', async () => {
  const { user, dialog } = await openHistory(heroAt({ title: 'An older title' }));
  await retype(user, screen.getByLabelText('Title'), 'Typed');
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByText('You have unsaved changes. Save or discard them first.');
  expect(dialog().getByRole('button', { name: RESTORE })).toBeDisabled();
});

test('a restore over somebody’s newer save changes nothing and says so; the next one is theirs to overwrite', async () => {
  const { user, dialog } = await openHistory(heroAt({ title: 'An older title' }));
  const theirs = { ...heroSection, title: 'Theirs' };
  configRow(theirs, '2026-11-20 18:00:00.000+00');
  const sent = configPatches(() => answer(200, []), stored);
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByLabelText('What restoring changes');
  await press(user, RESTORE);
  expect(await dialog().findByRole('alert')).toHaveTextContent(/^Not everything was restored/);
  await waitFor(() =>
    expect(dialog().getByLabelText('What restoring changes')).toHaveTextContent('Theirs'),
  );
  await press(user, RESTORE);
  await findToast('Hero section updated');
  expect(sent).toHaveLength(2);
});

test('without an older version the dialog says from when on there is one', async () => {
  const { user, dialog } = await openHistory(THEN, []);
  await press(user, 'History');
  await screen.findByRole('dialog');
  await dialog().findByText(/There is no older version yet/);
  expect(dialog().queryByRole('button', { name: RESTORE })).toBeNull();
});

test('a deleted testimonial comes back with its id and stays marked as invented', async () => {
  const { user } = renderSignedIn('/admin/testimonials');
  const content = storedContent();
  const [gone, ...testimonials] = content.testimonials;
  if (!gone) throw new Error('no testimonial');
  const { id, updatedAt: _version, sortOrder: _place, ...value } = gone;
  server.use(contentAnswer({ ...content, testimonials }));
  answerReads({
    content_versions: [
      { key: id, at: MORNING, by_name: 'Dara', value: { ...value, sample: true } },
      { key: testimonials[0]?.id ?? '', at: MORNING, by_name: 'Dara', value },
    ],
  });
  answerWrites('post', 'rpc/content_at', THEN);
  const sent = tableWrites('testimonials', content);
  await user.click(await screen.findByText('Deleted testimonials'));
  await press(user, `Bring back ${gone.author}`);
  await findToast('Testimonial Added');
  const [added] = sent.filter(({ method }) => method === 'POST');
  expect(added?.body).toMatchObject({ id, author: gone.author, text: gone.text, sample: true });
});

test('pictures that a field names are compared there, and not once more by their places', async () => {
  const { aboutSection } = DEFAULT_CONTENT.sections;
  const paths = aboutSection.images.map((_, place) => `about/1700000000000-${place}.jpg`);
  const blank = { category: 'about', width: 4, height: 4, alt: '', luminance: null, variants: [] };
  const focus = { colour: null, focalX: 0.5, focalY: 0.5 };
  const images = paths.map((path, position) =>
    Object.assign({ id: path, path, position }, blank, focus),
  ) as HotelImage[];
  const content = storedContent();
  const app = renderSignedIn('/admin/about');
  const saved = { ...content.sections, aboutSection: { ...aboutSection, images: paths } };
  server.use(contentAnswer({ ...content, sections: saved, images }));
  pictureCalls({ rows: images });
  const first = { entity: 'hotel_config', key: 'aboutSection', value: aboutSection };
  const empty = paths.map((_, at) => ({ entity: PICTURES, key: `about/${at}`, value: null }));
  answerWrites('post', 'rpc/content_history', CHANGES as never);
  answerWrites('post', 'rpc/content_at', { ...THEN, parts: [first, ...empty] } as never);
  await screen.findByLabelText('Title');
  await press(app.user, 'History');
  const differences = await screen.findByLabelText('What restoring changes');
  expect(
    within(differences)
      .getAllByRole('term')
      .map((term) => term.textContent),
  ).toEqual(['Pictures']);
});
