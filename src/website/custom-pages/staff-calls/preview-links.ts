import { useMutation } from '@tanstack/react-query';
import * as v from 'valibot';
import { askChanged } from '@/content/store/staff-calls/writes';
import type { PageDraft } from '@/content/schema/page';
import { callRestRows } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { pageWords } from '@/words/staff';

const row = v.object({ key: v.string() });
const previews = () => supabase().from('page_previews');

/** Creates a preview link to the page as edited in the form. The link works for a week. */
export function useCreatePreviewLink(id: string | undefined) {
  return useMutation({
    mutationFn: async (page: PageDraft) =>
      (await askChanged(previews().insert({ page, page_id: id }).select('key'), row)).key,
    meta: { failure: pageWords.show.failed },
  });
}

export function useDeletePreviewLinks() {
  const { takenBack: success, notTakenBack: failure } = pageWords.show;
  return useMutation({
    mutationFn: (id: string) =>
      callRestRows(previews().delete().eq('page_id', id).select('key'), row),
    meta: { success, failure },
  });
}
