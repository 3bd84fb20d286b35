import type { Page } from '@playwright/test';
import { withExif } from '../../support/picture-files.ts';

export type Chosen = { name: string; mimeType: string; buffer: Buffer };

/**
 * A JPEG like a camera's, drawn by the browser: left half red, right half blue by default. With an
 * orientation it has EXIF data for rotation and position.
 */
export async function photo(
  page: Page,
  {
    width = 1600,
    height = 1000,
    orientation = 0,
    noise = 0,
    colours = ['#c8102e', '#1034c8'] as readonly [string, string],
  } = {},
): Promise<Chosen> {
  const base64 = await page.evaluate(
    async ([w, h, share, [left, right]]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = left;
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = right;
      context.fillRect(w / 2, 0, w / 2, h);
      if (share > 0) {
        const pixels = context.getImageData(0, 0, w, Math.round(h * share));
        crypto.getRandomValues(new Uint8Array(pixels.data.buffer, 0, 65_536));
        for (let at = 65_536; at < pixels.data.length; at += 65_536) {
          pixels.data.copyWithin(at, (at / 65_536) % 997, 65_000);
        }
        context.putImageData(pixels, 0, 0);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.95 });
      const reader = new FileReader();
      return new Promise<string>((resolve) => {
        reader.addEventListener('load', () => resolve(String(reader.result).split(',')[1] ?? ''));
        reader.readAsDataURL(blob);
      });
    },
    [width, height, noise, colours] as const,
  );
  const jpeg = Buffer.from(base64, 'base64');
  const buffer = orientation > 0 ? withExif(jpeg, orientation) : jpeg;
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer };
}

export function file(name: string, mimeType: string, content: string | Buffer): Chosen {
  return { name, mimeType, buffer: Buffer.from(content) };
}

export type Seen = { width: number; height: number; bottomLeft: number[] };

export async function look(page: Page, url: string): Promise<Seen> {
  return page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const at = [bitmap.width * 0.1, bitmap.height * 0.9] as const;
    const pixel = context.getImageData(...at, 1, 1).data;
    return { width: bitmap.width, height: bitmap.height, bottomLeft: [...pixel] };
  }, url);
}
