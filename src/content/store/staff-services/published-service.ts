import * as v from 'valibot';
import { PATH } from '@/basics/rules/paths';

/** What the pages say as they were published: what search engines and link previews read. */
type Published = { hotelName: string; roomIds: readonly string[] };

const DATA = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;

const pointerSchema = v.object({ content: v.string() });

const contentSchema = v.object({
  default: v.object({
    sections: v.object({ hotelInfo: v.object({ name: v.string() }) }),
    rooms: v.array(v.object({ id: v.string() })),
  }),
});

/** Reads it out of a published page. Null where pages are not prerendered, and without an answer. */
export async function fetchPublished(signal: AbortSignal): Promise<Published | null> {
  try {
    const response = await fetch(PATH.rooms, { signal, cache: 'no-cache' });
    const [, data = 'null'] = DATA.exec(await response.text()) ?? [];
    const address = v.parse(pointerSchema, JSON.parse(data)).content;
    const file: unknown = await import(/* @vite-ignore */ address);
    const { default: content } = v.parse(contentSchema, file);
    return {
      hotelName: content.sections.hotelInfo.name,
      roomIds: content.rooms.map(({ id }) => id),
    };
  } catch {
    return null; // a notice is all that depends on it
  }
}
