import * as v from 'valibot';
import { repairBlocks } from '@/content/schema/block';
import { itemTable } from '@/content/store/staff-services/item-table';
import { rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { askRows } from '@/lib/ask';
import { supabase } from '@/lib/supabase';
import { pageSchema, type Page, type PageDraft } from '@/content/schema/page';

const row = rowSchema({
  ...pageSchema.entries,
  blocks: v.pipe(v.unknown(), v.transform(repairBlocks)),
  updatedAt: rowTimestamp,
});

/** The table of pages; addresses that one had before are the server's. */
export const pageTable = itemTable<Page, PageDraft>({ table: 'pages', place: 'position', row });

/** All pages in their order, those that visitors do not find among them. @throws ServiceError */
export function fetchPages(): Promise<Page[]> {
  return askRows(supabase().from('pages').select('*').order('position').order('id'), row);
}
