import { supabase } from '@/lib/supabase';
import { answered, authError } from './auth-error';

/**
 * Keeps with the account of whoever is signed in whether the key / leads to the search.
 * @throws ServiceError as every change of an account does
 */
export async function saveFindKey(findKey: boolean): Promise<void> {
  const { error } = await answered(supabase().auth.updateUser({ data: { findKey } }));
  if (error) throw authError(error);
}
