import * as v from 'valibot';
import { repairBlocks } from '@/hotel/blocks/block';
import { itemTable } from '@/hotel/content/staff-services/item-table';
import { rowSchema, rowTimestamp } from '@/hotel/content/staff-services/row-schema';
import { pageSchema, type Page, type PageDraft } from '@/hotel/pages/page';

/** The table of pages; addresses that one had before are the server's. */
export const pageTable = itemTable<Page, PageDraft>({
  table: 'pages',
  place: 'position',
  row: rowSchema({
    ...pageSchema.entries,
    blocks: v.pipe(v.unknown(), v.transform(repairBlocks)),
    updatedAt: rowTimestamp,
  }),
});
