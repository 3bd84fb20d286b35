import { own } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { SECTION_SCHEMAS } from '@/hotel/content/sections';
import type { SectionKey, Sections } from '@/hotel/content/sections';
import { lenient } from '@/hotel/rules/text-schema';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { rowTime } from './row-time';

/** A section as stored. `version` is the row's `updated_at`, in the form that `site_content()` uses. */
export type StoredSection<K extends SectionKey = SectionKey> = {
  value: Sections[K];
  version: string;
};

/** Someone else saved the section meanwhile; `current` is what they left. */
export class SectionConflictError extends ServiceError {
  readonly current: StoredSection;

  constructor(current: StoredSection) {
    super('conflict', 'the section has changed since it was read', 409);
    this.name = 'SectionConflictError';
    this.current = current;
  }
}

const TABLE = 'hotel_config';
const COLUMNS = 'value, updated_at';

/**
 * One section of the site configuration (specification 7: select value where key, single row).
 * @throws ServiceError `refused` with status 406 when it was never stored
 */
export async function fetchSection<K extends SectionKey>(key: K): Promise<StoredSection<K>> {
  const { data, error, status } = await supabase()
    .from(TABLE)
    .select(COLUMNS)
    .eq('key', key)
    .retry(false)
    .single();
  if (error) throw restError(error, status);
  return parseRow(key, data, status);
}

/**
 * Stores a section (specification 7: PATCH {value, updated_at} where key), but only over the
 * version that the person has seen, so that nobody's work is overwritten unseen.
 * @param seenVersion '' when it was never stored: then it is inserted
 * @returns the row as stored; its `updated_at` is the database's own
 * @throws SectionConflictError when someone else saved meanwhile; ServiceError otherwise. An
 * update that changed no row is a failure: the policies refuse without a word.
 */
export async function saveSection<K extends SectionKey>(
  key: K,
  value: Sections[K],
  seenVersion: string,
): Promise<StoredSection<K>> {
  const row = { value, updated_at: new Date().toISOString() };
  const table = supabase().from(TABLE);
  const { data, error, status } = await (seenVersion === ''
    ? table.insert({ key, ...row }).select(COLUMNS)
    : table.update(row).eq('key', key).eq('updated_at', seenVersion).select(COLUMNS));
  if (error) {
    const failure = restError(error, status);
    if (failure.kind === 'conflict') throw (await conflictOver(key, seenVersion)) ?? failure;
    throw failure;
  }
  const rows: unknown = data;
  if (Array.isArray(rows) && rows.length === 1) return parseRow(key, rows[0], status);
  throw (
    (await conflictOver(key, seenVersion)) ??
    new ServiceError('refused', 'no row was changed', status)
  );
}

/** Looks whether the section is another than the one seen; undefined when it is not, or unknown. */
async function conflictOver(
  key: SectionKey,
  seenVersion: string,
): Promise<SectionConflictError | undefined> {
  try {
    const current = await fetchSection(key);
    return current.version === seenVersion ? undefined : new SectionConflictError(current);
  } catch {
    return undefined;
  }
}

function parseRow<K extends SectionKey>(key: K, row: unknown, status: number): StoredSection<K> {
  const version = own(row, 'updated_at');
  if (typeof version !== 'string') {
    throw new ServiceError('shape', 'hotel_config answered something else', status);
  }
  // The schema and the default under one key have that key's type; TypeScript sees only the unions.
  const schema = SECTION_SCHEMAS[key] as Parameters<typeof lenient>[0];
  const value = lenient(schema, own(row, 'value'), DEFAULT_CONTENT.sections[key]);
  return { value: value as Sections[K], version: rowTime(version) };
}
