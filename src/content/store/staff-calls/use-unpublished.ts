import * as v from 'valibot';
import { PATH } from '@/basics/rules/paths';
import { useQuery } from '@tanstack/react-query';
import { useContent } from '@/content/store/queries/content';

const DATA = /<script type="application\/json" id="prerendered">(.*?)<\/script>/s;

const pointerSchema = v.object({ content: v.string() });

const contentSchema = v.object({
  default: v.object({
    sections: v.object({ hotelInfo: v.object({ name: v.string() }) }),
    rooms: v.array(v.object({ id: v.string() })),
  }),
});

/** The age at which the answer is refetched when staff return to the page (ms). */
const FRESH_MS = 30_000;

/** Changes that search engines see only after the next publish. */
export type UnpublishedChanges = {
  /** The hotel's name on the published pages; undefined if unchanged. */
  oldName: string | undefined;
  newRooms: string[];
};

export function useUnpublished(): UnpublishedChanges {
  const { sections, rooms } = useContent().content;
  const { data: published } = useQuery({
    queryKey: ['published'],
    queryFn: async ({ signal }) => {
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
    },
    staleTime: FRESH_MS,
    // Development has no prerendered pages.
    enabled: import.meta.env.PROD,
  });
  if (!published) return { oldName: undefined, newRooms: [] };
  const { hotelName, roomIds } = published;
  return {
    oldName: hotelName === sections.hotelInfo.name ? undefined : hotelName,
    newRooms: rooms.filter(({ id }) => !roomIds.includes(id)).map(({ name }) => name),
  };
}
