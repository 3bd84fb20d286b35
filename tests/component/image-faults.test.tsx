import userEvent from '@testing-library/user-event';
import type { HotelImage } from '@/content/schema/image';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { encodedPicture, mockPictureDecoder, openHeroPicture } from '../support/picture-upload';
import { photoFile } from '../support/picture-upload';
import { allToastTitles, answer, answerReads, answerWrites, contentAnswer } from '../support/staff';
import { findToast, HttpResponse, renderSignedIn, requestsSettled, screen } from '../support/staff';
import { server, storedContent, within } from '../support/staff';
import { png } from '../support/picture-files';
import { pictureCalls, type PictureAnswers, storedImage } from '../support/staff-items';

vi.mock('@/content/pictures/admin/encode-picture', () => ({
  encodePicture: vi.fn(() => Promise.resolve(encodedPicture())),
}));
mockPictureDecoder();

const FAILED = ['Upload Failed', 'Failed to upload image. Please try again.'] as const;
const ERROR = ['Upload Error', 'Failed to process image. Please try again.'] as const;
const TEXT = 'Failed to remove image. Please try again.';

const old = storedImage();

async function openHero(answers: PictureAnswers = {}) {
  const app = await openHeroPicture([old], answers);
  await screen.findByRole('button', { name: 'Replace: Background image' });
  return app;
}

const upload = (input: HTMLInputElement) => userEvent.setup().upload(input, photoFile());

function expectOldPicture(queryClient: { getQueryData: (key: readonly string[]) => unknown }) {
  expect(queryClient.getQueryData(CONTENT_KEY)).toMatchObject({ images: [{ path: old.path }] });
  const field = document.querySelector<HTMLElement>('.image-field');
  expect(field?.querySelector('img')?.getAttribute('src')).toContain(old.path);
}

describe('a new picture that the server refuses', () => {
  const no = () => answer(500, { code: 'X', message: 'planned' });

  // One status is enough here, because faults/staff-writes.test.tsx tests each status.
  test.each<[string, PictureAnswers, uploads: number]>([
    ['[I-12] at its first file', { upload: no }, 0],
    ['[I-12] at its second file', { upload: (path) => (/-480/.test(path) ? no() : undefined) }, 1],
    ['[I-10] at its row', { swap: no }, 2],
  ])('%s is told once; the new files go, the old one stays', async (_where, answers, uploads) => {
    const { input, calls, queryClient } = await openHero(answers);
    await upload(input);
    await findToast(...FAILED);
    expect(await allToastTitles()).toEqual(['Upload Failed']);
    expect(calls.uploaded).toHaveLength(uploads);
    expect(calls.deleted).toEqual(expect.arrayContaining(calls.uploaded));
    expect(calls.swaps).toHaveLength(uploads === 2 ? 1 : 0);
    expectOldPicture(queryClient);
  });

  test('[I-10] when nobody can tell whether the row is there, its files are left', async () => {
    const { input, calls } = await openHero({ swap: () => answer(0) });
    answerReads({ hotel_images: () => answer(0) });
    await upload(input);
    await findToast(...ERROR);
    await requestsSettled();
    expect(calls.deleted).toEqual([]);
  });

  test('old files that will not go are no failure: they are swept later', async () => {
    const { input } = await openHero({ left: [old.path], remove: no });
    await upload(input);
    await findToast('Image uploaded');
    expect(await allToastTitles()).toEqual(['Image uploaded']);
  });
});

describe('[I-14] removing', () => {
  async function remove(answers: PictureAnswers) {
    const app = await openHero(answers);
    await app.user.click(screen.getByRole('button', { name: 'Remove: Background image' }));
    return app;
  }

  test('refused without a word, as policies do, is told', async () => {
    const { queryClient, calls } = await remove({ deleteRow: () => HttpResponse.json([]) });
    await findToast('Remove Failed', TEXT);
    await requestsSettled();
    expect(calls.deleted).toEqual([]);
    expectOldPicture(queryClient);
  });

  test('[I-15] a success is told once, and the picture is gone', async () => {
    const { queryClient, calls } = await remove({});
    await findToast('Image removed', 'The picture has been removed.');
    expect(await allToastTitles()).toEqual(['Image removed']);
    expect(calls.deleted).toEqual([]);
    expect(queryClient.getQueryData(CONTENT_KEY)).toMatchObject({ images: [] });
  });
});

describe('pictures that cannot be loaded', () => {
  test.each([
    ['/admin/hero', 'Hero Section', 'image', 'hero image'],
    ['/admin/luxury-experience', 'Luxury Experience', 'images', 'luxury images'],
    ['/admin/about', 'About', 'image', 'about image'],
  ])('[I-16] [I-17] [I-18] %s tells staff once', async (address, heading, what, which) => {
    renderSignedIn(address);
    pictureCalls();
    answerReads({ hotel_images: () => answer(403, { message: 'planned' }) });
    await screen.findByRole('heading', { name: heading, level: 1 });
    await findToast(`Error loading ${what}`, `Failed to load ${which} from database`);
    expect(await allToastTitles()).toEqual([`Error loading ${what}`]);
    expect(document.querySelectorAll('.image-field').length).toBeGreaterThan(0);
  });

  test('[I-17] so does the room dialog', async () => {
    const { user } = renderSignedIn('/admin/rooms');
    pictureCalls();
    answerReads({ hotel_images: () => answer(403, { message: 'planned' }) });
    await user.click(await screen.findByRole('button', { name: 'Edit Garden Standard' }));
    await findToast('Error loading image', 'Failed to load room image from database');
    expect(await allToastTitles()).toEqual(['Error loading image']);
  });
});

describe('About save', () => {
  const four: HotelImage[] = [0, 1, 2, 3].map((position) =>
    storedImage({
      id: `about-${position}`,
      path: `about/1700000000000-${position}.jpg`,
      category: 'about',
      position,
      variants: [],
    }),
  );

  async function openAbout(images = four) {
    const app = renderSignedIn('/admin/about');
    server.use(contentAnswer({ ...storedContent(), images }));
    const calls = pictureCalls({ rows: images });
    const title = await screen.findByLabelText('Title');
    const save = screen.getByRole('button', { name: 'Save changes' });
    return { ...app, calls, title, save };
  }

  type SaveBody = {
    section: { title: string; images: string[] };
    seen: string | null;
    pictures: HotelImage[];
  };
  const saves = () =>
    answerWrites('post', 'rpc/save_about', ({ section, pictures }: SaveBody) => ({
      value: section,
      updatedAt: '2026-11-20T18:00:00+00:00',
      images: pictures.map((picture, index) => storedImage({ ...picture, id: `saved-${index}` })),
      removed: ['about/1700000000000-2.jpg'],
    }));

  test('[E-06] [E-07] [E-09] words and all four pictures go in one call; old files last', async () => {
    const { user, calls, title, save } = await openAbout();
    const sent = saves();
    await user.type(title, '!');
    const third = screen.getByLabelText<HTMLInputElement>('Picture 3');
    await upload(third);
    await findToast('Image uploaded', 'It appears on the site when you save.');
    await requestsSettled();
    expect(calls.swaps).toEqual([]);
    await user.click(save);
    const toast = await findToast('About section updated');
    expect(within(toast).getByText(/saved successfully to the database/)).toBeInTheDocument();
    const [body] = sent;
    expect(body?.pictures.map(({ position }) => position)).toEqual([0, 1, 2, 3]);
    expect(body?.pictures[2]?.path).toBe(calls.uploaded[0]);
    expect(body?.section.images).toEqual(body?.pictures.map(({ path }) => path));
    expect(calls.deleted).toEqual(['about/1700000000000-2.jpg']);
    expect(screen.queryByText('Unsaved changes')).not.toBeInTheDocument();
  });

  test('[E-07] pictures from elsewhere are fetched and stored first', async () => {
    const { user, calls, save } = await openAbout([]);
    const asked: (string | undefined)[] = [];
    answerReads({
      '*/images/:file': ({ request }) => {
        asked.push(request.url.split('/').at(-1));
        const headers = { 'content-type': 'image/png' };
        return new Response(new Uint8Array(png(4, 4)), { headers });
      },
    });
    const sent = saves();
    await user.click(save);
    await findToast('About section updated');
    expect(asked).toEqual(['about-1.jpg', 'about-2.jpg', 'about-3.jpg', 'about-4.jpg']);
    expect(sent[0]?.pictures).toHaveLength(4);
    expect(calls.uploaded).toHaveLength(8);
  });
});
