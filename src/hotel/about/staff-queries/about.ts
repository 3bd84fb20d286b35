import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { PageContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { IMAGE_PATH_PATTERN, imageAt } from '@/hotel/pictures/image-place';
import type { HotelImage } from '@/hotel/pictures/image';
import { ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import { mergeFields } from '@/hotel/rules/merge';
import type { AboutSection } from '@/hotel/content/sections';
import { TOAST } from '@/hotel/words/texts';
import { bucketUrl } from '@/lib/bucket-url';
import { CONTENT_KEY } from '@/hotel/content/queries/content';
import { ServiceError } from '@/lib/service-error';
import { saveAbout } from '@/hotel/about/staff-services/about';
import { tryRemoveObjects } from '@/hotel/pictures/staff-services/bucket';
import { listImages } from '@/hotel/pictures/staff-services/image-rows';
import type { SlotPicture } from '@/hotel/pictures/staff-services/image-rows';
import { uploadPicture } from '@/hotel/pictures/staff-services/images';
import { pathsOf } from '@/hotel/pictures/staff-services/picture-files';
import type { PreparedPicture } from '@/hotel/pictures/staff-services/picture-files';
import { SectionConflictError } from '@/hotel/content/staff-services/site-config';
import type { StoredSection } from '@/hotel/content/staff-services/site-config';
import type { SectionEdit } from '@/hotel/content/staff-queries/sections';
import { recallUpload } from '@/hotel/pictures/staff-queries/uploads';

/** Makes the files of a picture out of one that was fetched. */
export type Prepare = (file: Blob) => Promise<PreparedPicture>;

const MERGE_TRIES = 4;
/** Longest wait for a picture from elsewhere, in milliseconds: another host may say nothing. */
const PICTURE_TIMEOUT_MS = 60_000;

/**
 * The About section as its editor shows it: always four references to pictures, '' for an empty
 * slot. A stored picture of the slot goes before the reference among the section's words.
 */
export function aboutValue({ sections, images }: PageContent): AboutSection {
  const { aboutSection } = sections;
  const references = Array.from(
    { length: ABOUT_IMAGE_SLOTS },
    (_, slot) => imageAt(images, 'about', slot)?.path ?? aboutSection.images[slot] ?? '',
  );
  return { ...aboutSection, images: references };
}

/**
 * "About save" (specification 7): the words, and each of the four pictures at its position. All
 * files are uploaded first, the rows swapped in one transaction with the words, the old files
 * deleted last (decision 9). Pictures from elsewhere are fetched and stored here. Fields that
 * others changed meanwhile are kept; one that both changed stops the save (see `mergeFields`).
 */
export function useSaveAbout(prepare: Prepare) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: SectionEdit<'aboutSection'>) => saveEdit(client, edit, prepare),
    meta: { success: TOAST.aboutUpdated, failure: TOAST.updateFailed },
  });
}

async function saveEdit(
  client: QueryClient,
  { base, mine }: SectionEdit<'aboutSection'>,
  prepare: Prepare,
): Promise<void> {
  let conflict: unknown;
  for (let tries = 0; tries < MERGE_TRIES; tries += 1) {
    const content = client.getQueryData<PageContent>(CONTENT_KEY) ?? DEFAULT_CONTENT;
    const theirs = aboutValue(content);
    const merged = mergeFields({ ...theirs, ...base }, { ...theirs, ...mine }, theirs);
    if (merged.clashes.length > 0) {
      throw conflict ?? new ServiceError('conflict', 'both changed the same field', 409);
    }
    try {
      return await saveMerged(client, content, merged.value, prepare);
    } catch (error) {
      if (!(error instanceof SectionConflictError)) throw error;
      // The error carries the row of the key that was to be saved.
      const current = error.current as StoredSection<'aboutSection'>;
      const others = content.images.filter((image) => image.category !== 'about');
      await replaceAbout(client, current, [...others, ...(await listImages('about'))]);
      conflict = error;
    }
  }
  throw conflict;
}

async function saveMerged(
  client: QueryClient,
  { images, sectionVersions }: PageContent,
  value: AboutSection,
  prepare: Prepare,
): Promise<void> {
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
    const seen = sectionVersions.aboutSection;
    const saved = await saveAbout({ ...value, images: references }, pictures, seen);
    const others = images.filter((image) => image.category !== 'about');
    await replaceAbout(client, saved, [...others, ...saved.images]);
  } catch (error) {
    await tryRemoveObjects(uploaded);
    throw error;
  }
}

/** A picture of which everything is known: a stored row, or one uploaded since the page was opened. */
function known(images: HotelImage[], path: string): Omit<SlotPicture, 'position'> | undefined {
  const row = images.find((image) => image.category === 'about' && image.path === path);
  if (row) {
    const { id: _stored, ...picture } = row;
    return picture;
  }
  const upload = recallUpload(path);
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
  uploaded.push(...pathsOf(stored));
  return { ...stored, category: 'about' };
}

async function replaceAbout(
  client: QueryClient,
  { value, version }: StoredSection<'aboutSection'>,
  images: HotelImage[],
): Promise<void> {
  await client.cancelQueries({ queryKey: CONTENT_KEY });
  const content = client.getQueryData<PageContent>(CONTENT_KEY);
  if (!content) return client.refetchQueries({ queryKey: CONTENT_KEY });
  client.setQueryData<PageContent>(CONTENT_KEY, {
    ...content,
    images,
    sections: { ...content.sections, aboutSection: value },
    sectionVersions: { ...content.sectionVersions, aboutSection: version },
  });
  return undefined;
}
