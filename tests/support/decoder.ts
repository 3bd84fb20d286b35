import { afterEach, beforeEach, vi } from 'vitest';
import type { PreparedPicture } from '@/content/pictures/staff-calls/images';

/** What `encodePicture` is made to give in a component test: a JPEG and one smaller copy. */
export function encoded(): PreparedPicture {
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
 * jsdom decodes no pictures: every file that passes the checks counts as decoded. The test mocks
 * `@/content/pictures/admin/encode-picture` with `encoded`; real pictures are for the browser tests.
 */
export function decodeEverything(): void {
  beforeEach(() => {
    vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: () => undefined }));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
}
