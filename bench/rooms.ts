import { chromium } from '@playwright/test';
import { DEFAULT_CONTENT } from '../src/hotel/content/defaults.ts';
import type { HotelContent } from '../src/hotel/content/content.ts';
import { CHROMIUM_ARGS, findChromium } from '../scripts/testing/chromium.ts';

const PATIENCE_MS = 60_000;

/** The sample hotel with this many rooms. */
export function contentWithRooms(count: number): HotelContent {
  const { rooms } = DEFAULT_CONTENT;
  return {
    ...DEFAULT_CONTENT,
    rooms: Array.from({ length: count }, (_, index) => {
      const room = rooms[index % rooms.length];
      if (!room) throw new Error('the defaults have no room');
      return { ...room, id: `room-${index}`, name: `${room.name} ${index}`, position: index };
    }),
  };
}

/**
 * From the navigation to /rooms until the app answers and shows rooms of the server's answer, and
 * until the last of them can be found; milliseconds.
 */
export async function runRooms(
  url: string,
  count: number,
): Promise<{ ready: number; all: number }> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(`${url}/rooms`, { waitUntil: 'commit' });
    const seen = (id: string) =>
      page
        .waitForFunction(
          (href) => (document.querySelector(`a[href="${href}"]`) ? performance.now() : 0),
          `/rooms/${id}`,
          { polling: 'raf', timeout: PATIENCE_MS },
        )
        .then((handle) => handle.jsonValue());
    const [ready, all] = await Promise.all([seen('room-0'), seen(`room-${count - 1}`)]);
    return { ready: Number(ready), all: Number(all) };
  } finally {
    await browser.close();
  }
}
