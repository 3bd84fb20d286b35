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
  /** The original text at the time of translation; null if the original has not changed since. */
  madeFrom: v.nullable(v.string()),
  updatedAt: rowTimestamp,
};
const storedSchema = rowSchema({ language: v.picklist(LANGUAGE_CODES), ...fields });
const savedSchema = v.array(v.object(fields));

export type StoredTranslation = v.InferOutput<typeof storedSchema>;

/** A translation to store; `seen` is the version that staff saw, null for none. */
type TranslationEntry = { source: string; text: string; seen: string | null };

export function fetchTranslations(): Promise<StoredTranslation[]> {
  const all = () => supabase().from('translations').select('*').order('id');
  return askAllRows((from, to) => all().range(from, to), storedSchema);
}

/**
 * Stores translations, all or none. An empty text deletes a translation.
 * @throws ConflictError with all translations if somebody saved first; ServiceError
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

export async function fetchInLanguages(source: string): Promise<Record<string, string>> {
  const call = supabase().from('translations').select('language,text').eq('source', source);
  const rows = await callRestRows(call, spokenSchema);
  return Object.fromEntries(rows.map(({ language, text }) => [language, text]));
}
