import * as v from 'valibot';
import { askChanged } from '@/content/store/staff-calls/writes';
import type { PageDraft } from '@/content/schema/page';
import { askRows } from '@/lib/ask';
import { supabase } from '@/lib/supabase';

const row = v.object({ key: v.string() });

/** Keeps a page as it is in its editor, for a week. @returns the key that opens it @throws ServiceError */
export async function savePreview(page: PageDraft, id: string | undefined): Promise<string> {
  const kept = supabase().from('page_previews').insert({ page, page_id: id }).select('key');
  return (await askChanged(kept, row)).key;
}

/** Takes back every link to a page that was shown. @throws ServiceError */
export async function deletePreviews(id: string): Promise<void> {
  const gone = supabase().from('page_previews').delete().eq('page_id', id).select('key');
  await askRows(gone, row);
}
