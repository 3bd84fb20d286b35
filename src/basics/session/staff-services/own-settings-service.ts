import { supabase } from '@/lib/supabase';
import type { LanguageCode } from '@/words/languages';
import { answered, authError } from './auth-error';

/** Keeps something with the account, for every computer. @throws ServiceError */
export async function saveOwnSetting(
  data: { language: LanguageCode } | { findKey: boolean },
): Promise<void> {
  const { error } = await answered(supabase().auth.updateUser({ data }));
  if (error) throw authError(error);
}
