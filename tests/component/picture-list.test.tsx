import type { HotelContent } from '@/content/store/hotel-content';
import { UPLOAD_MAX_BYTES } from '@/basics/rules/limits';
import { mockPictureDecoder, encodedPicture, paddedTo, photoFile } from '../support/picture-upload';
import { answer, answerWrites, configPatches, contentAnswer, createEvent } from '../support/staff';
import { findToast, fireEvent, HttpResponse, renderSignedIn } from '../support/staff';
import { requestsSettled, screen, server, storedContent, textsOf, waitFor } from '../support/staff';
import { within, write } from '../support/staff';
import { pictureCalls, type PictureAnswers, storedImage } from '../support/staff-items';

vi.mock('@/content/pictures/admin/encode-picture', () => ({
  encodePicture: vi.fn(() => Promise.resolve(encodedPicture())),
}));
mockPictureDecoder();

const NAMES = ['general/1-a.jpg', 'general/2-b.jpg', 'general/3-c.jpg'];
const ROWS = NAMES.map((path, index) =>
  storedImage({ id: `image-${index}`, path, category: 'general', position: index + 5 }),
);

async function openGallery(names: string[] = NAMES, answers: PictureAnswers = {}) {
  const app = renderSignedIn('/admin/about');
  const content: HotelContent = { ...storedContent({ gallery: { images: names } }), images: ROWS };
  server.use(contentAnswer(content));
  const calls = pictureCalls({ rows: ROWS, ...answers });
  const saved = configPatches();
  await app.user.click(await screen.findByRole('tab', { name: 'More pictures' }));
  const images = () => (saved.at(-1)?.value as { images?: string[] } | undefined)?.images;
  const save = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Save changes' }));
    await findToast('More pictures updated');
  };
  return { ...app, calls, saved, images, save };
}

const input = () => screen.getByLabelText<HTMLInputElement>('Add to Pictures');
const shown = () => [...document.querySelectorAll('.list-picture img')];
const press = (name: string) => screen.getByRole('button', { name });
const ways = () => within(screen.getByRole('group', { name: 'Files being uploaded' }));

const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photoFile(`photo-${index + 1}.png`));

test('several files at once: each is stored, in the order chosen; one that fails leaves the others', async () => {
  let uploads = 0;
  const { user, calls, save, images } = await openGallery([], {
    // Each picture has two files. The first file of the second picture fails once.
    upload: () => ((uploads += 1) === 3 ? answer(500, { message: 'no' }) : undefined),
  });
  await user.upload(input(), photos(3));
  expect(await screen.findByText(/^Upload Failed: /)).toHaveTextContent('Please try again.');
  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(screen.getByText('2 of 12')).toBeInTheDocument();
  await user.click(press('Try again: photo-2.png'));
  await waitFor(() => expect(shown()).toHaveLength(3));
  expect(screen.queryByText(/^Upload Failed: /)).not.toBeInTheDocument();
  await save();
  expect(images()).toHaveLength(3);
  expect(images()?.every((path) => calls.uploaded.includes(path))).toBe(true);
});

test('no picture and one over 5 MB are told each by its name, and take no place', async () => {
  const { user, calls } = await openGallery([]);
  const chosen = [
    photoFile('letter.txt', 'text/plain'),
    photoFile('large.png', 'image/png', paddedTo(UPLOAD_MAX_BYTES + 1)),
    photoFile('good.png'),
  ];
  fireEvent.change(input(), { target: { files: chosen } });
  await waitFor(() => expect(shown()).toHaveLength(1));
  const lines = textsOf(ways().getAllByRole('listitem'));
  expect(lines).toEqual([
    expect.stringMatching(/^letter\.txtInvalid file type: Please upload an image fileDismiss$/),
    expect.stringMatching(
      /^large\.pngFile too large: Image must be less than 5MBResize the picture/,
    ),
  ]);
  await user.click(press('Resize the picture: large.png'));
  await waitFor(() => expect(shown()).toHaveLength(2));
  await user.click(press('Dismiss: letter.txt'));
  expect(calls.swaps).toHaveLength(2);
});

test('of sixty files as many are taken as there is room for, and the others are named', async () => {
  await openGallery();
  fireEvent.change(input(), { target: { files: photos(60) } });
  expect(await screen.findByText(/^There is room for 12 pictures\. Not added: /)).toHaveTextContent(
    /Not added: photo-10\.png, .*photo-60\.png\.$/,
  );
  await waitFor(() => expect(shown()).toHaveLength(12));
  expect(screen.getByText(/^There can be at most 12 pictures\./)).toBeInTheDocument();
  await requestsSettled();
});

test('a line that is lost at the fourth of nine leaves three; the rest say so and are tried again together', async () => {
  let isLost = false;
  const { user, calls } = await openGallery([], {
    upload: () => {
      if (calls.uploaded.length >= 6) isLost = true;
      return isLost ? HttpResponse.error() : undefined;
    },
  });
  await user.upload(input(), photos(9));
  expect(await screen.findAllByText('Not sent: the connection was lost.')).toHaveLength(6);
  expect(shown()).toHaveLength(3);
  expect(calls.order.filter((call) => call === 'upload')).toHaveLength(7);
  answerWrites('post', '*/storage/v1/object/hotel_images/*', { Id: 'object' });
  await user.click(press('Try all 6 again'));
  await waitFor(() => expect(shown()).toHaveLength(9));
  await requestsSettled();
});

test('what is saved while a picture is on its way would be without it: Save says so and waits', async () => {
  const held = Promise.withResolvers<void>();
  const { user, saved } = await openGallery([]);
  answerWrites(
    'post',
    'rpc/replace_images',
    async ({ pictures: [picture] }: { pictures: object[] }) => {
      await held.promise;
      return { images: [storedImage({ ...picture, id: 'new', position: 1 })], removed: [] };
    },
  );
  await user.upload(input(), photos(1));
  await screen.findByLabelText('Uploading: photo-1.png');
  await user.click(press('Save changes'));
  await findToast('A picture is still being uploaded');
  expect(saved).toEqual([]);
  held.resolve();
  await waitFor(() => expect(shown()).toHaveLength(1));
  await user.click(press('Save changes'));
  await findToast('More pictures updated');
});

test('the order is set with buttons; the focus stays on the one pressed, and the new place is said', async () => {
  const { user, save, images } = await openGallery();
  expect(press('Move earlier: Picture 1')).toHaveAttribute('aria-disabled', 'true');
  expect(press('Move later: Picture 3')).toHaveAttribute('aria-disabled', 'true');
  press('Move later: Picture 1').focus();
  await user.keyboard('{Enter}');
  expect(press('Move later: Picture 2')).toHaveFocus();
  expect(screen.getByText('Picture 1 is now number 2 of 3')).toHaveAttribute('role', 'status');
  await user.keyboard('{Enter}');
  await save();
  expect(images()).toEqual([NAMES[1], NAMES[2], NAMES[0]]);
});

test('a picture is dragged to another place', async () => {
  const { save, images } = await openGallery();
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => void data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const [first, , third] = document.querySelectorAll('.list-picture');
  const item = first?.closest('li');
  if (!first || !third || !item) throw new Error('there are three');
  fireEvent.dragStart(third, { dataTransfer });
  const over = createEvent.dragOver(item, { dataTransfer });
  fireEvent(item, over);
  expect(over.defaultPrevented).toBe(true);
  fireEvent.drop(item, { dataTransfer });
  await save();
  expect(images()).toEqual([NAMES[2], NAMES[0], NAMES[1]]);
});

test('a removed and a replaced picture come back, one press each; saving lets go of what is gone', async () => {
  const { user, calls, save, images } = await openGallery();
  await user.click(press('Remove: Picture 2'));
  await findToast('Image removed', 'It is removed from the site when you save.');
  expect(press('Move earlier: Picture 2')).toHaveFocus();
  await user.click(press('Replace: Picture 1'));
  await user.upload(input(), photos(1));
  const before = expect.stringContaining(NAMES[0] ?? '');
  await waitFor(() => expect(shown()[0]).not.toHaveAttribute('src', before));
  await user.click(press('Restore the previous picture: Pictures'));
  await user.click(press('Restore the previous picture: Pictures'));
  expect(shown().map((one) => one.getAttribute('src'))).toEqual(
    NAMES.map((name) => expect.stringContaining(name)),
  );
  await user.click(press('Remove: Picture 3'));
  await user.click(press('Discard'));
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
  await user.click(press('Remove: Picture 3'));
  await save();
  expect(images()).toEqual(NAMES.slice(0, 2));
  expect(calls.swaps.at(-1)?.release_paths).toEqual([NAMES[2]]);
  expect(screen.queryByRole('button', { name: /^Restore/ })).not.toBeInTheDocument();
});

test('a description of 400 characters is kept as typed, counted and not stored until it fits', async () => {
  const { user } = await openGallery();
  const [details] = screen.getAllByText('Description and focus');
  const [field] = screen.getAllByLabelText('Description of the picture');
  if (!details || !field) throw new Error('there are three');
  await user.click(details);
  await write(user, field, 'x'.repeat(400));
  expect(field).toHaveValue('x'.repeat(400));
  expect(field).toHaveAccessibleDescription(/400 of 300 characters/);
  expect(field).toBeInvalid();
  expect(press('Save description and focus: Picture 1')).toBeDisabled();
});

test('order and descriptions that are not saved outlive a reload', async () => {
  const first = await openGallery();
  await first.user.click(press('Remove: Picture 1'));
  const [field] = screen.getAllByLabelText('Description of the picture');
  fireEvent.change(field as Element, { target: { value: 'The pond' } });
  first.unmount();
  await openGallery();
  expect(await screen.findByText('Restored unsaved changes')).toBeInTheDocument();
  expect(shown()).toHaveLength(2);
  expect(screen.getAllByLabelText('Description of the picture')[0]).toHaveValue('The pond');
});
