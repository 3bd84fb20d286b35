import * as v from 'valibot';
import type { HotelImage } from '@/content/schema/image';
import type { AboutSection } from '@/content/schema/about-sections';
import { supabase } from '@/lib/supabase';
import { ask } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { tryRemoveObjects } from '@/content/pictures/staff-services/bucket';
import { ConflictError } from '@/content/store/staff-services/writes';
import { listImages, swapSchema, toRow } from '@/content/pictures/staff-services/image-rows';
import type { SlotPicture } from '@/content/pictures/staff-services/image-rows';
import { rowTimestamp } from '@/content/store/staff-services/row-schema';
import { fetchSection, type StoredSection } from '@/content/store/staff-services/site-config';

/** The words of the About section and its pictures. */
export type StoredAbout = StoredSection<'aboutSection'> & { images: HotelImage[] };

const savedSchema = v.object({ ...swapSchema.entries, updatedAt: rowTimestamp });

/**
 * "About save" (specification 7): words and pictures in one transaction, old objects last.
 * @param seenVersion the section's version the person started from; '' when it was never stored
 * @throws ConflictError when someone else saved meanwhile; ServiceError otherwise
 */
export async function saveAbout(
  section: AboutSection,
  pictures: readonly SlotPicture[],
  seenVersion: string,
): Promise<StoredAbout> {
  const save = { section, pictures: pictures.map(toRow), seen: seenVersion || null };
  const { images, removed, updatedAt } = await ask(
    supabase().rpc('save_about', save),
    savedSchema,
  ).catch(throwConflict);
  await tryRemoveObjects(removed);
  // The value is the one that was sent: the database stores it as it is or refuses it.
  return { value: section, version: updatedAt, images };
}

async function throwConflict(failure: unknown): Promise<never> {
  if (!(failure instanceof ServiceError) || failure.kind !== 'conflict') throw failure;
  const section = await fetchSection('aboutSection');
  throw new ConflictError<StoredAbout>({ ...section, images: await listImages('about') });
}
