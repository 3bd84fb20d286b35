import { supabase } from '@/lib/supabase';
import type { LanguageCode } from '@/words/languages';
import { answered, authError } from './auth-error';

/**
 * Keeps with the account of whoever is signed in which language they read, so that it follows them
 * to the next computer. @throws ServiceError as every change of an account does
 */
export async function saveLanguage(language: LanguageCode): Promise<void> {
  const { error } = await answered(supabase().auth.updateUser({ data: { language } }));
  if (error) throw authError(error);
}
