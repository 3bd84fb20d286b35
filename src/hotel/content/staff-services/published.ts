import { own } from '@/hotel/content/content';
import { PATH } from '@/hotel/rules/paths';

/** What the pages say as they were published: what search engines and link previews read. */
export type Published = { hotelName: string; roomIds: readonly string[] };

const DATA = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;

/** Reads it out of a published page. Null where pages are not made ahead, and without an answer. */
export async function fetchPublished(signal: AbortSignal): Promise<Published | null> {
  try {
    const response = await fetch(PATH.rooms, { signal, cache: 'no-cache' });
    const [, data = 'null'] = DATA.exec(await response.text()) ?? [];
    const content = own(JSON.parse(data), 'content');
    const hotelName = own(own(own(content, 'sections'), 'hotelInfo'), 'name');
    const rooms = own(content, 'rooms');
    if (typeof hotelName !== 'string' || !Array.isArray(rooms)) return null;
    return { hotelName, roomIds: rooms.map((room) => String(own(room, 'id'))) };
  } catch {
    return null; // a notice is all that depends on it
  }
}
