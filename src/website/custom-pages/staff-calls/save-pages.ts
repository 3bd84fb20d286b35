import * as v from 'valibot';
import { repairBlocks } from '@/content/schema/block';
import { itemTable } from '@/content/store/staff-calls/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { pageSchema, type Page, type PageDraft } from '@/content/schema/page';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { changeContent } from '@/content/store/staff-calls/change-content';
import { useItems, type ItemKind } from '@/content/store/staff-calls/items';
import { PAGES_WITH_PARTS } from '@/content/schema/built-in-parts';
import { withAllParts } from '@/website/custom-pages/arrangement';
import { isShownOn } from '@/website/custom-pages/shown-pages';
import { picturePathsIn } from '@/content/schema/find-images';
import { deleteUnusedPictures } from '@/content/pictures/staff-calls/content-images';
import { hotelToday } from '@/basics/time/dates';
import { isDuplicate } from '@/lib/service-error';
import { staffToasts } from '@/words/staff';

const row = rowSchema({
  ...pageSchema.entries,
  blocks: v.pipe(v.unknown(), v.transform(repairBlocks)),
  updatedAt: rowTimestamp,
});

/** The table of pages. The server itself records former addresses. */
export const pageTable = itemTable<Page, PageDraft>({ table: 'pages', place: 'position', row });

const KEY = [...STAFF_KEY, 'pages'] as const;
/** Age after which pages are fetched again when they are needed. */
const FRESH_MS = 15_000;

const pagesNow = (client: QueryClient) => client.getQueryData<Page[]>(KEY) ?? [];

const PAGES: ItemKind<Page, PageDraft> = {
  noun: 'page',
  table: pageTable,
  draftOf: pageDraft,
  nameOf: ({ title }) => title,
  placeOf: ({ position }) => position,
  withPlace: (page, position) => ({ ...page, position }),
  read: ({ pages }) => pages,
  write: (content, pages) => ({ ...content, pages }),
  all: { now: pagesNow, change: changePages },
  words: {
    added: staffToasts.pageAdded,
    updated: staffToasts.pageUpdated,
    deleted: staffToasts.pageDeleted,
  },
};

/** Changes staff's cached list of pages, and the pages that visitors see in the cached content. */
async function changePages(client: QueryClient, change: (pages: Page[]) => Page[]): Promise<void> {
  await client.cancelQueries({ queryKey: KEY });
  const pages = change([...pagesNow(client)]);
  client.setQueryData<Page[]>(KEY, pages);
  const shown = pages.filter((page) => isShownOn(page, hotelToday()));
  await changeContent(client, (content) => ({ ...content, pages: shown }));
}

/** Returns a page's editable fields; for the home page and About with every part. */
export function pageDraft(page: Page): PageDraft {
  const {
    id: _id,
    position: _position,
    updatedAt: _version,
    formerSlugs: _former,
    ...draft
  } = page;
  const arranged = PAGES_WITH_PARTS.find((name) => name === draft.slug);
  return arranged ? { ...draft, blocks: withAllParts(draft.blocks, arranged) } : draft;
}

/** All pages, including drafts; undefined until they are loaded. */
export function useAllPages() {
  const { data, isError, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () =>
      callRestRows(supabase().from('pages').select('*').order('position').order('id'), row),
    staleTime: FRESH_MS,
  });
  return { pages: data, isFailed: isError && !data, again: () => void refetch() };
}

/** Functions that change pages. Deleting a page also deletes pictures that nothing else shows. */
export function usePages() {
  const client = useQueryClient();
  /** Deletes pictures that no page uses; drafts count too. */
  async function release(names: readonly string[]): Promise<void> {
    const named = picturePathsIn(pagesNow(client));
    await deleteUnusedPictures(
      client,
      names.filter((name) => !named.includes(name)),
    );
  }
  return {
    ...useItems(PAGES, { deleted: (page) => release(picturePathsIn(page)) }),
    release,
    /** Reloads the pages, because somebody else stored this page first. */
    again: () => client.invalidateQueries({ queryKey: KEY }),
  };
}

/** True if a page could not be stored because another page has its address. */
export const isAddressTaken = isDuplicate;
