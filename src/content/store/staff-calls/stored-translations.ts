import * as v from 'valibot';
import { callRest, askAllRows, callRestRows } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';
import { LANGUAGE_CODES, type LanguageCode } from '@/words/languages';
import { ConflictError } from './writes';
import { rowSchema, rowTimestamp } from './row-schema';

const fields = {
  source: v.string(),
  text: v.string(),
  /** What it was made from, where that was written anew since. */
  madeFrom: v.nullable(v.string()),
  updatedAt: rowTimestamp,
};
const storedSchema = rowSchema({ language: v.picklist(LANGUAGE_CODES), ...fields });
const savedSchema = v.array(v.object(fields));

/** A translation as stored. */
export type StoredTranslation = v.InferOutput<typeof storedSchema>;

/** What is to be stored: `seen` is the version of what the person saw, null where there was none. */
type TranslationEntry = { source: string; text: string; seen: string | null };

/** All translations of the hotel's texts. @throws ServiceError */
export function fetchTranslations(): Promise<StoredTranslation[]> {
  const all = () => supabase().from('translations').select('*').order('id');
  return askAllRows((from, to) => all().range(from, to), storedSchema);
}

/**
 * Stores translations into one language, all or none, but only over what the person has seen. An
 * empty text takes a translation away.
 * @returns what is stored of these texts now
 * @throws ConflictError with all translations when someone else was faster; ServiceError otherwise
 */
export async function saveTranslations(
  language: LanguageCode,
  entries: readonly TranslationEntry[],
): Promise<StoredTranslation[]> {
  const call = supabase().rpc('save_translations', { to_language: language, entries });
  try {
    const saved = await callRest(call, savedSchema);
    return saved.map((one) => ({ language, ...one }));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'conflict') throw error;
    throw new ConflictError(await fetchTranslations());
  }
}

const spokenSchema = v.object({ language: v.picklist(LANGUAGE_CODES), text: v.string() });

/** One text in every language that it has a translation into. @throws ServiceError */
export async function fetchInLanguages(source: string): Promise<Record<string, string>> {
  const call = supabase().from('translations').select('language,text').eq('source', source);
  const rows = await callRestRows(call, spokenSchema);
  return Object.fromEntries(rows.map(({ language, text }) => [language, text]));
}
