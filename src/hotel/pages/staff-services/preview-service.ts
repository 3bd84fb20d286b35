import * as v from 'valibot';
import { askChanged } from '@/hotel/content/staff-services/writes';
import type { PageDraft } from '@/hotel/pages/page';
import { supabase } from '@/lib/supabase';

const row = v.object({ key: v.string() });

/** Keeps a page as it stands in its editor, for a week. @returns the key that opens it @throws ServiceError */
export async function savePreview(page: PageDraft): Promise<string> {
  const kept = supabase().from('page_previews').insert({ page }).select('key');
  return (await askChanged(kept, row)).key;
}
