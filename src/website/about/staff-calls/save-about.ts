import * as v from 'valibot';
import type { HotelImage } from '@/content/schema/image';
import type { AboutSection } from '@/content/schema/sections/about-section';
import { supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { tryRemoveObjects } from '@/content/pictures/staff-calls/bucket';
import { ConflictError } from '@/content/store/staff-calls/writes';
import {
  listImages,
  swapSchema,
  toRow,
  type SlotPicture,
} from '@/content/pictures/staff-calls/image-rows';
import { rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { fetchSection, type StoredSection } from '@/content/store/staff-calls/site-config';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { IMAGE_PATH_PATTERN, imageAt } from '@/content/schema/find-images';
import { ABOUT_IMAGE_SLOTS } from '@/basics/rules/limits';
import { staffToasts } from '@/words/staff';
import { bucketUrl } from '@/lib/bucket-url';
import { uploadPicture } from '@/content/pictures/staff-calls/store-image';
import { objectPaths, type PreparedPicture } from '@/content/pictures/staff-calls/picture-files';
import {
  changeContent,
  currentContent,
  saveMerged,
} from '@/content/store/staff-calls/change-content';
import { withCategory } from '@/content/pictures/staff-calls/content-images';
import { withSection, type SectionEdit } from '@/kit/editors/staff-calls/save-sections';
import { findUpload } from '@/content/pictures/staff-calls/images';

export type StoredAbout = StoredSection<'aboutSection'> & { images: HotelImage[] };

const savedSchema = v.object({ ...swapSchema.entries, updatedAt: rowTimestamp });

/** Saves texts and pictures in one transaction. @throws ConflictError if outdated */
export async function saveAbout(
  section: AboutSection,
  pictures: readonly SlotPicture[],
  seenVersion: string,
): Promise<StoredAbout> {
  const save = { section, pictures: pictures.map(toRow), seen: seenVersion || null };
  const { images, removed, updatedAt } = await callRest(
    supabase().rpc('save_about', save),
    savedSchema,
  ).catch(throwConflict);
  await tryRemoveObjects(removed);
  // The database stores the section exactly as sent, or refuses it.
  return { value: section, updatedAt, images };
}

async function throwConflict(failure: unknown): Promise<never> {
  if (!(failure instanceof ServiceError) || failure.kind !== 'conflict') throw failure;
  const section = await fetchSection('aboutSection');
  throw new ConflictError<StoredAbout>({ ...section, images: await listImages('about') });
}

/** Converts a downloaded picture into the files that are stored. */
type Prepare = (file: Blob) => Promise<PreparedPicture>;

/** Longest wait for a picture from another host, which may never answer. */
const PICTURE_TIMEOUT_MS = 60_000;

/** Returns the section with exactly four pictures; a stored picture replaces the section's own. */
export function aboutValue({ sections, images }: HotelContent): AboutSection {
  const { aboutSection } = sections;
  const references = Array.from(
    { length: ABOUT_IMAGE_SLOTS },
    (_, slot) => imageAt(images, 'about', slot)?.path ?? aboutSection.images[slot] ?? '',
  );
  return { ...aboutSection, images: references };
}

/**
 * Uploads new files first, then swaps rows and texts in one transaction (specification 7, DECISIONS
 * 9). Copies pictures of other hosts; merges others' changes (`saveMerged`).
 */
export function useSaveAbout(prepare: Prepare) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: SectionEdit<'aboutSection'>) => saveEdit(client, edit, prepare),
    meta: { success: staffToasts.aboutUpdated, failure: staffToasts.updateFailed },
  });
}

function saveEdit(
  client: QueryClient,
  { base, mine }: SectionEdit<'aboutSection'>,
  prepare: Prepare,
): Promise<StoredAbout> {
  return saveMerged({
    base,
    mine,
    read: () => {
      const content = currentContent(client);
      return { value: aboutValue(content), seen: content };
    },
    store: (value, seen) => storeAbout(value, seen, prepare),
    replace: async (stored) => {
      if (!stored) return;
      await changeContent(client, (content) => ({
        ...withSection(content, 'aboutSection', stored),
        images: withCategory(content.images, 'about', stored.images),
      }));
    },
  });
}

async function storeAbout(
  value: AboutSection,
  { sectionVersions, images }: HotelContent,
  prepare: Prepare,
): Promise<StoredAbout> {
  const uploaded: string[] = [];
  try {
    const pictures: SlotPicture[] = [];
    for (const [position, reference] of value.images.entries()) {
      if (reference === '') continue;
      const picture = known(images, reference) ?? (await fetched(reference, prepare, uploaded));
      pictures.push({ ...picture, category: 'about', position });
    }
    const references = value.images.map(
      (_, slot) => pictures.find(({ position }) => position === slot)?.path ?? '',
    );
    return await saveAbout(
      { ...value, images: references },
      pictures,
      sectionVersions.aboutSection,
    );
  } catch (error) {
    await tryRemoveObjects(uploaded);
    throw error;
  }
}

/** Returns a picture's data if it is stored, or was uploaded since the page was opened. */
function known(images: HotelImage[], path: string): Omit<SlotPicture, 'position'> | undefined {
  const row = images.find((image) => image.category === 'about' && image.path === path);
  if (row) {
    const { id: _stored, ...picture } = row;
    return picture;
  }
  const upload = findUpload(path);
  return upload && { ...upload, category: 'about' };
}

async function fetched(
  reference: string,
  prepare: Prepare,
  uploaded: string[],
): Promise<Omit<SlotPicture, 'position'>> {
  const url = IMAGE_PATH_PATTERN.test(reference) ? bucketUrl(reference) : reference;
  const response = await fetch(url, { signal: AbortSignal.timeout(PICTURE_TIMEOUT_MS) });
  if (!response.ok) throw new ServiceError('refused', `${url} cannot be had`, response.status);
  const stored = await uploadPicture('about', await prepare(await response.blob()));
  uploaded.push(...objectPaths(stored));
  return { ...stored, category: 'about' };
}
