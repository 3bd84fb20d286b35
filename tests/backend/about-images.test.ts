import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { saveAbout } from '@/website/about/staff-calls/save-about';
import { ConflictError } from '@/content/store/staff-calls/writes';
import { listImages } from '@/content/pictures/staff-calls/image-rows';
import { uploadPicture } from '@/content/pictures/staff-calls/store-image';
import { fetchSection } from '@/content/store/staff-calls/site-config';
import { signIn } from '@/basics/session/staff-calls/auth';
import { openBackend } from '../support/hotel.ts';
import { prepared } from '../support/picture-files.ts';

const backend = await openBackend();
const { sql } = backend;
backend.answerFetch();
await signIn('admin@hotel.test', 'admin-demo-1');

beforeEach(() => sql`delete from hotel_images`);

async function four() {
  return Promise.all(
    [0, 1, 2, 3].map(async (position) => ({
      ...(await uploadPicture('about', prepared())),
      category: 'about' as const,
      position,
    })),
  );
}

const objectCount = async () => (await sql`select name from storage.objects`).length;

test('[E-07] words and four pictures are stored together, each at its position', async () => {
  const { value, updatedAt } = await fetchSection('aboutSection');
  const pictures = await four();
  const paths = pictures.map(({ path }) => path);
  const saved = await saveAbout(
    { ...value, title: 'New words', images: paths },
    pictures,
    updatedAt,
  );
  expect(saved.updatedAt > updatedAt).toBe(true);
  expect(saved.images.map(({ path, position }) => [path, position])).toEqual(
    paths.map((path, position) => [path, position]),
  );
  expect(await fetchSection('aboutSection')).toEqual({
    value: { ...value, title: 'New words', images: paths },
    updatedAt: saved.updatedAt,
  });
});

test('pictures that stay keep their place, and the files of the others stay for the history', async () => {
  const { value, updatedAt } = await fetchSection('aboutSection');
  const pictures = await four();
  const before = await saveAbout(value, pictures, updatedAt);
  const [first, second] = pictures;
  if (!first || !second) throw new Error('there are four');
  const replacement = {
    ...(await uploadPicture('about', prepared())),
    category: 'about' as const,
    position: 1,
  };
  const objects = await objectCount();
  await saveAbout(
    value,
    [{ ...second, position: 0 }, replacement, { ...first, position: 2 }],
    before.updatedAt,
  );
  expect((await listImages('about')).map(({ path }) => path)).toEqual([
    second.path,
    replacement.path,
    first.path,
  ]);
  expect(await objectCount()).toBe(objects);
});

test('[E-08] when someone else has saved, neither words nor pictures change', async () => {
  const { value, updatedAt } = await fetchSection('aboutSection');
  const pictures = await four();
  const saved = await saveAbout({ ...value, title: 'Theirs' }, pictures, updatedAt);
  const late = saveAbout({ ...value, title: 'Mine' }, [], updatedAt);
  await expect(late).rejects.toBeInstanceOf(ConflictError);
  await expect(late).rejects.toMatchObject({
    current: { value: { title: 'Theirs' }, images: saved.images },
  });
  expect(await listImages('about')).toEqual(saved.images);
});

test('a picture the database refuses takes the words back with it', async () => {
  const { value, updatedAt } = await fetchSection('aboutSection');
  const before = await saveAbout(value, await four(), updatedAt);
  const [wrong] = await four();
  if (!wrong) throw new Error('there are four');
  await expect(
    saveAbout({ ...value, title: 'Never' }, [{ ...wrong, position: 7 }], before.updatedAt),
  ).rejects.toMatchObject({ kind: 'invalid' });
  expect((await fetchSection('aboutSection')).value.title).toBe(value.title);
  expect(await listImages('about')).toEqual(before.images);
});

test('a section that was never stored is inserted', async () => {
  await sql`delete from hotel_config where key = 'aboutSection'`;
  const { aboutSection } = DEFAULT_CONTENT.sections;
  const saved = await saveAbout(aboutSection, await four(), '');
  expect(await fetchSection('aboutSection')).toEqual({
    value: aboutSection,
    updatedAt: saved.updatedAt,
  });
  await expect(saveAbout(aboutSection, [], '')).rejects.toBeInstanceOf(ConflictError);
});
