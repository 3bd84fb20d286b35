import { useQuery } from '@tanstack/react-query';
import { useContent } from '@/content/store/queries/content';
import { fetchPublished } from '@/content/store/staff-services/published-service';

/** How old the answer may be before a look at the page asks again, in milliseconds. */
const FRESH_MS = 30_000;

/** What visitors are shown already, and search engines only after the next publish. */
export type Unpublished = {
  /** The name that the published pages say; undefined when it is the present one. */
  oldName: string | undefined;
  /** Names of rooms that no published page shows. */
  newRooms: string[];
};

/** Compares the content with the pages as they were published. */
export function useUnpublished(): Unpublished {
  const { sections, rooms } = useContent().content;
  const { data: published } = useQuery({
    queryKey: ['published'],
    queryFn: ({ signal }) => fetchPublished(signal),
    staleTime: FRESH_MS,
    // While one develops, no page is prerendered.
    enabled: import.meta.env.PROD,
  });
  if (!published) return { oldName: undefined, newRooms: [] };
  const { hotelName, roomIds } = published;
  return {
    oldName: hotelName === sections.hotelInfo.name ? undefined : hotelName,
    newRooms: rooms.filter(({ id }) => !roomIds.includes(id)).map(({ name }) => name),
  };
}
