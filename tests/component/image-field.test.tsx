import userEvent from '@testing-library/user-event';
import { UPLOAD_MAX_BYTES } from '@/basics/rules/limits';
import { encodePicture } from '@/content/pictures/admin/encode-picture';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { encodedPicture, mockPictureDecoder, openHeroPicture } from '../support/picture-upload';
import { paddedTo, photoFile } from '../support/picture-upload';
import { movingGif, png } from '../support/picture-files';
import { allToastTitles, findToast, fireEvent, dismissToasts, press } from '../support/staff';
import { screen, answerWrites, requestsSettled, waitFor, within } from '../support/staff';
import { storedImage } from '../support/staff-items';

vi.mock('@/content/pictures/admin/encode-picture', () => ({
  encodePicture: vi.fn(() => Promise.resolve(encodedPicture())),
}));
mockPictureDecoder();

const old = storedImage();

function choose(input: HTMLInputElement, file: File) {
  return userEvent.setup({ applyAccept: false }).upload(input, file);
}

/** Holds the next picture in the encoder until the returned function is called. */
function holdEncoder(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(encodePicture).mockImplementationOnce(() => promise.then(encodedPicture));
  return resolve;
}

const zone = (input: HTMLElement) => within(input.closest<HTMLElement>('.image-field') ?? input);

test('[I-04] the field says what it takes', async () => {
  const { input } = await openHeroPicture([]);
  expect(zone(input).getByText('PNG, JPG, GIF up to 5MB')).toBeInTheDocument();
  expect(input).toHaveAccessibleDescription(
    'PNG, JPG, GIF up to 5MB Visitors see a change at once, before you save.',
  );
});

test('[I-09] [I-10] [I-15] a chosen picture is uploaded, takes the slot, and the old files go last', async () => {
  const { input, calls, queryClient } = await openHeroPicture([old], {
    left: [old.path, 'hero/1700000000000-old-480.webp'],
  });
  await choose(input, photoFile());
  await findToast('Image uploaded', 'The picture is saved.');
  expect(calls.order).toEqual(['upload', 'upload', 'swap', 'delete']);
  expect(calls.uploaded[0]).toMatch(/^hero\/\d+-[a-z0-9]+\.jpg$/);
  expect(calls.swaps[0]?.pictures).toMatchObject([
    { category: 'hero', position: 0, path: calls.uploaded[0], width: 1600, height: 900 },
  ]);
  expect(calls.deleted).toEqual([old.path, 'hero/1700000000000-old-480.webp']);
  // The upload updates the cached content without a new read.
  expect(queryClient.getQueryData(CONTENT_KEY)).toMatchObject({
    images: [{ path: calls.uploaded[0] }],
  });
  expect(await allToastTitles()).toEqual(['Image uploaded']);
});

const UNDO = 'Restore the previous picture: Background image';

test('a replaced picture comes back with one press: its files, its description and its focus', async () => {
  const described = storedImage({ alt: 'The jetty at first light', focalX: 0.2, focalY: 0.7 });
  const { input, calls, user } = await openHeroPicture([described], { left: [described.path] });
  expect(zone(input).queryByRole('button', { name: UNDO })).toBeNull();
  await choose(input, photoFile());
  await findToast('Image uploaded');
  dismissToasts();
  await user.click(zone(input).getByRole('button', { name: UNDO }));
  await findToast('Image uploaded', 'The picture is saved.');
  expect(calls.read).toEqual([described.path, 'hero/1700000000000-old-480.webp']);
  expect(calls.uploaded.slice(2)).toEqual([
    expect.stringMatching(/^hero\/\d+-\w+\.jpg$/),
    expect.stringMatching(/^hero\/\d+-\w+-480\.webp$/),
  ]);
  const words = { alt: 'The jetty at first light', focalX: 0.2, focalY: 0.7 };
  expect(calls.swaps[1]?.pictures).toMatchObject([
    { category: 'hero', position: 0, ...words, width: 1600, height: 900 },
  ]);
  expect(zone(input).queryByRole('button', { name: UNDO })).toBeNull();
});

test('a removed picture comes back with one press', async () => {
  const { input, calls, user } = await openHeroPicture([old]);
  await user.click(zone(input).getByRole('button', { name: 'Remove: Background image' }));
  await findToast('Image removed', 'The picture has been removed.');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  await user.click(zone(input).getByRole('button', { name: UNDO }));
  await findToast('Image uploaded');
  expect(calls.swaps[0]?.pictures).toMatchObject([{ category: 'hero', position: 0 }]);
  await waitFor(() => expect(screen.queryByText('Unsaved changes')).toBeNull());
});

test('[I-11] idle, uploading with progress, preview; Remove clears the preview', async () => {
  const { input, user } = await openHeroPicture([]);
  const drop = input.closest('.drop');
  await user.click(zone(input).getByRole('button', { name: 'Remove: Background image' }));
  await findToast('Image removed', 'It is removed from the site when you save.');
  expect(drop).toHaveAttribute('data-state', 'idle');
  expect(screen.getByText('Unsaved changes')).toBeInTheDocument();
  dismissToasts();

  const finish = holdEncoder();
  const chosen = choose(input, photoFile());
  expect(await zone(input).findByRole('progressbar')).toHaveAccessibleName(
    'Uploading: Background image',
  );
  expect(drop).toHaveAttribute('data-state', 'uploading');
  finish();
  await chosen;
  await findToast('Image uploaded');
  await waitFor(() => expect(drop).toHaveAttribute('data-state', 'preview'));

  await user.click(zone(input).getByRole('button', { name: 'Remove: Background image' }));
  await findToast('Image removed', 'The picture has been removed.');
  expect(drop).toHaveAttribute('data-state', 'idle');
  expect(zone(input).queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('an upload can be cancelled: nothing is sent, no toast, and the field takes the next one', async () => {
  const { input, calls, user } = await openHeroPicture([old]);
  const finish = holdEncoder();
  const chosen = choose(input, photoFile());
  await user.click(await screen.findByRole('button', { name: 'Cancel upload: Background image' }));
  finish();
  await chosen;
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  await requestsSettled();
  expect(calls.order).toEqual([]);
  expect(await allToastTitles()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Replace: Background image' })).toHaveFocus();
  await choose(input, photoFile());
  await findToast('Image uploaded');
});

test('[I-01] [I-22] what is no picture is refused in these words, once, and nothing is sent', async () => {
  const { input, calls } = await openHeroPicture([old]);
  for (const file of [
    photoFile('a.txt', 'text/plain'),
    photoFile('logo.svg', 'image/svg+xml', Buffer.from('<svg/>')),
    photoFile('page.png', 'image/png', Buffer.from('<!doctype html>')),
    photoFile('empty.png', 'image/png', Buffer.alloc(0)),
  ]) {
    await choose(input, file);
    const toast = await findToast('Invalid file type', 'Please upload an image file');
    expect(toast).toHaveClass('bad');
    dismissToasts();
  }
  await requestsSettled();
  expect(calls.order).toEqual([]);
});

test('[I-02] 5,242,880 bytes are sent, one more is refused in these words', async () => {
  const { input, calls } = await openHeroPicture([]);
  const filled = (size: number) => photoFile('photo.png', 'image/png', paddedTo(size));
  await choose(input, filled(UPLOAD_MAX_BYTES + 1));
  await findToast('File too large', 'Image must be less than 5MB');
  await requestsSettled();
  expect(calls.order).toEqual([]);
  await choose(input, filled(UPLOAD_MAX_BYTES));
  await findToast('Image uploaded');
});

test('[I-24] a photo over 5 MB can be made smaller by one more click; a GIF is only refused', async () => {
  const { input, calls, user } = await openHeroPicture([]);
  const large = (type: string, head?: Buffer) =>
    photoFile('photo', type, paddedTo(UPLOAD_MAX_BYTES + 1, head));
  await choose(input, large('image/gif', movingGif()));
  await findToast('File too large');
  expect(screen.queryByRole('button', { name: 'Resize the picture' })).not.toBeInTheDocument();
  await choose(input, large('image/png'));
  expect(await screen.findByText('This picture is 5.0 MB.')).toBeInTheDocument();
  await press(user, 'Resize the picture');
  await findToast('Image uploaded');
  expect(calls.uploaded).toHaveLength(2);
  expect(screen.queryByText('This picture is 5.0 MB.')).not.toBeInTheDocument();
});

test('[I-13] a picture that cannot be decoded is told as such', async () => {
  const { input, calls } = await openHeroPicture([old]);
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('truncated')));
  await choose(input, photoFile());
  await findToast('Upload Error', 'Failed to process image. Please try again.');
  await requestsSettled();
  expect(calls.order).toEqual([]);
  expect(await allToastTitles()).toEqual(['Upload Error']);
});

test('a picture can be dropped on the field', async () => {
  const { input, calls } = await openHeroPicture([]);
  const drop = input.closest('.drop');
  if (!drop) throw new Error('no place to drop');
  fireEvent.dragOver(drop, { dataTransfer: { types: ['Files'] } });
  expect(drop).toHaveClass('is-over');
  fireEvent.drop(drop, { dataTransfer: { files: [photoFile()], types: ['Files'] } });
  expect(drop).not.toHaveClass('is-over');
  await findToast('Image uploaded');
  expect(calls.uploaded).toHaveLength(2);
});

test('[I-08] a picture can be pasted, as a file or as a data URL; a broken one saves nothing', async () => {
  const { input, calls } = await openHeroPicture([]);
  const clipboard = (files: File[], text = '') => ({
    clipboardData: { files, getData: () => text },
  });
  fireEvent.paste(input, clipboard([], 'data:image/png;base64'));
  await findToast('Upload Error', 'Invalid image data format');
  await requestsSettled();
  expect(calls.order).toEqual([]);
  fireEvent.paste(input, clipboard([], `data:image/png;base64,${png(4, 4).toString('base64')}`));
  await waitFor(() => expect(calls.swaps).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  expect(await allToastTitles()).toEqual(['Image uploaded']);
  fireEvent.paste(input, clipboard([photoFile()]));
  await waitFor(() => expect(calls.swaps).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
  fireEvent.paste(input, clipboard([], 'just words'));
  expect(await allToastTitles()).toEqual(['Image uploaded']);
  expect(calls.swaps).toHaveLength(2);
});

test('[I-23] what the picture shows and where it may be cropped are stored with it', async () => {
  const { input, user } = await openHeroPicture([old]);
  const sent = answerWrites('patch', 'hotel_images', (body: object) => [{ ...old, ...body }]);
  await user.click(zone(input).getByText('Description and focus'));
  await user.type(screen.getByLabelText('Description of the picture'), 'The jetty at dusk');
  fireEvent.change(screen.getByLabelText('Focus from the left'), { target: { value: '30' } });
  expect(screen.getByText('Not saved yet')).toBeInTheDocument();
  await press(user, /^Save description and focus/);
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(sent).toEqual([{ alt: 'The jetty at dusk', focal_x: 0.3, focal_y: 0.5 }]);
  expect(screen.getByLabelText('Description of the picture')).toHaveValue('The jetty at dusk');
});
