import { afterEach, beforeEach, vi } from 'vitest';
import type { HotelImage } from '@/content/schema/image';
import type { PreparedPicture } from '@/content/pictures/staff-calls/images';
import { png } from './picture-files';
import { contentAnswer, renderSignedIn, screen, server, storedContent } from './staff';
import { type PictureAnswers, pictureCalls } from './staff-items';

export const photoFile = (name = 'photo.png', type = 'image/png', content = png(4, 4)) =>
  new File([new Uint8Array(content)], name, { type });

export const paddedTo = (size: number, head = png(4, 4)) =>
  Buffer.concat([head, Buffer.alloc(size - head.length)]);

export async function openHeroPicture(images: HotelImage[], answers: PictureAnswers = {}) {
  const app = renderSignedIn('/admin/hero');
  server.use(contentAnswer({ ...storedContent(), images }));
  const calls = pictureCalls({ rows: images, ...answers });
  const input = await screen.findByLabelText<HTMLInputElement>('Background image');
  return { ...app, calls, input };
}

/** The result of the mocked `encodePicture`: a JPEG with one smaller copy. */
export function encodedPicture(): PreparedPicture {
  const blob = (type: string) => new Blob(['encoded'], { type });
  return {
    main: { blob: blob('image/jpeg'), type: 'image/jpeg', width: 1600 },
    variants: [{ blob: blob('image/webp'), type: 'image/webp', width: 480 }],
    height: 900,
    colour: '#c4a256',
    luminance: 120,
  };
}

/**
 * Treats every valid picture file as decodable, because jsdom decodes none. The test mocks
 * `@/content/pictures/admin/encode-picture` with `encodedPicture`; browser tests use real pictures.
 */
export function mockPictureDecoder(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
