import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTENT_KEY } from '@/hotel/content/queries/content';
import { useItems, type ItemKind } from '@/hotel/content/staff-queries/items';
import type { Page, PageDraft } from '@/hotel/pages/page';
import { savePreview } from '@/hotel/pages/staff-services/preview-service';
import { pageTable } from '@/hotel/pages/staff-services/page-table';
import { picturesIn } from '@/hotel/pictures/image-place';
import { releasePictures } from '@/hotel/pictures/staff-queries/content-images';
import { isDuplicate } from '@/lib/service-error';
import { pageWords, staffToasts } from '@/words/staff';

const PAGES: ItemKind<Page, PageDraft> = {
  noun: 'page',
  table: pageTable,
  draftOf: pageDraft,
  nameOf: ({ title }) => title,
  placeOf: ({ position }) => position,
  withPlace: (page, position) => ({ ...page, position }),
  read: ({ pages }) => pages,
  write: (content, pages) => ({ ...content, pages }),
  words: {
    added: staffToasts.pageAdded,
    updated: staffToasts.pageUpdated,
    deleted: staffToasts.pageDeleted,
  },
};

/** The fields of a page that its editor edits. */
export function pageDraft(page: Page): PageDraft {
  const {
    id: _id,
    position: _position,
    updatedAt: _version,
    formerSlugs: _former,
    ...draft
  } = page;
  return draft;
}

/** Pages as their list and their editor have them. Pictures that nothing shows any more go with a page. */
export function usePages() {
  const client = useQueryClient();
  return {
    ...useItems(PAGES, { deleted: (page) => releasePictures(client, picturesIn(page)) }),
    /** Asks for all content again: somebody else has made what could not be added. */
    again: () => client.invalidateQueries({ queryKey: CONTENT_KEY }),
  };
}

/** Makes a link to a page as it stands in the form, saved or not. */
export function useShowPage() {
  return useMutation({
    mutationFn: (page: PageDraft) => savePreview(page),
    meta: { failure: pageWords.show.failed },
  });
}

/** Whether it could not be stored because another page has its address. */
export const isAddressTaken = isDuplicate;
