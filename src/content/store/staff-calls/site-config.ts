import * as v from 'valibot';
import { parseSection } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import type { SectionKey, Sections } from '@/content/schema/sections';
import { supabase } from '@/lib/supabase';
import { ask, askRows } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { ConflictError } from './writes';
import { rowTimestamp } from './row-schema';

/** A section as stored. `version` is the row's `updated_at`, in the form that `site_content()` uses. */
export type StoredSection<K extends SectionKey = SectionKey> = {
  value: Sections[K];
  version: string;
};

const TABLE = 'hotel_config';
const COLUMNS = 'value, updated_at';

/** A row of one section; fields that do not fit are the built-in defaults'. */
function sectionRow<K extends SectionKey>(key: K) {
  return v.pipe(
    v.object({ value: v.unknown(), updated_at: rowTimestamp }),
    v.transform(({ value, updated_at: version }): StoredSection<K> => ({
      value: parseSection(key, value, DEFAULT_CONTENT.sections[key]),
      version,
    })),
  );
}

/**
 * One section of the site configuration (specification 7: select value where key, single row).
 * @throws ServiceError `refused` with status 406 when it was never stored
 */
export function fetchSection<K extends SectionKey>(key: K): Promise<StoredSection<K>> {
  return ask(supabase().from(TABLE).select(COLUMNS).eq('key', key).single(), sectionRow(key));
}

/**
 * Stores a section (specification 7: PATCH {value, updated_at} where key), but only over the
 * version that the person has seen, so that nobody's work is overwritten unseen.
 * @param seenVersion '' when it was never stored: then it is inserted
 * @returns the row as stored; its `updated_at` is the database's own
 * @throws ConflictError when someone else saved meanwhile; ServiceError otherwise. An
 * update that changed no row is a failure: the policies refuse without a word.
 */
export async function saveSection<K extends SectionKey>(
  key: K,
  value: Sections[K],
  seenVersion: string,
): Promise<StoredSection<K>> {
  const row = { value, updated_at: new Date().toISOString() };
  const table = supabase().from(TABLE);
  const save =
    seenVersion === ''
      ? table.insert({ key, ...row }).select(COLUMNS)
      : table.update(row).eq('key', key).eq('updated_at', seenVersion).select(COLUMNS);
  let failure = new ServiceError('refused', 'no row was changed');
  try {
    const [stored] = await askRows(save, sectionRow(key));
    if (stored) return stored;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind !== 'conflict') throw error;
    failure = error;
  }
  // Another version than the one seen is a conflict; the same one, or none to be had, is no reason.
  const current = await fetchSection(key).catch(() => undefined);
  throw current && current.version !== seenVersion ? new ConflictError(current) : failure;
}
