import { supabase } from '@/lib/supabase';
import type { LanguageCode } from '@/words/languages';
import { answered, authError } from './auth-error';

/**
 * Keeps with the account of whoever is signed in which language they read, or whether the key / leads
 * to the search, so that it follows them to the next computer.
 * @throws ServiceError as every change of an account does
 */
export async function saveOwnSetting(
  data: { language: LanguageCode } | { findKey: boolean },
): Promise<void> {
  const { error } = await answered(supabase().auth.updateUser({ data }));
  if (error) throw authError(error);
}
