import * as v from 'valibot';
import { parseSection } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import type { SectionKey, Sections } from '@/content/schema/sections';
import { ServiceError } from '@/lib/service-error';
import { itemTable } from './item-table';
import { rowTimestamp } from './row-schema';

/** A stored section. `updatedAt` has the format of `site_content()`. */
export type StoredSection<K extends SectionKey = SectionKey> = {
  value: Sections[K];
  updatedAt: string;
};

/** Parses the row of a section; invalid fields get the built-in defaults. */
const sectionTable = <K extends SectionKey>(key: K) =>
  itemTable<StoredSection<K>, StoredSection<K>>({
    table: 'hotel_config',
    by: 'key',
    row: v.pipe(
      v.object({ value: v.unknown(), updated_at: rowTimestamp }),
      v.transform(({ value, updated_at: updatedAt }) => ({
        value: parseSection(key, value, DEFAULT_CONTENT.sections[key]),
        updatedAt,
      })),
    ),
  });

/**
 * Fetches a section of the site configuration.
 * @throws ServiceError, also if it was never stored
 */
export async function fetchSection<K extends SectionKey>(key: K): Promise<StoredSection<K>> {
  const stored = await sectionTable(key).find(key);
  if (!stored) throw new ServiceError('refused', 'it was never stored');
  return stored;
}

/**
 * Stores a section unless it has changed since `seenVersion` (specification 7).
 * @param seenVersion '' if it was never stored: then it is inserted
 * @returns the row as stored, with the database's `updated_at`
 * @throws ConflictError if somebody else saved first; ServiceError otherwise
 */
export function saveSection<K extends SectionKey>(
  key: K,
  value: Sections[K],
  seenVersion: string,
): Promise<StoredSection<K>> {
  const table = sectionTable(key);
  const draft = { value, updatedAt: new Date().toISOString() };
  return seenVersion === '' ? table.insert(key, draft) : table.update(key, draft, seenVersion);
}
