import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { IMAGE_PATH_PATTERN, imageAt } from '@/content/schema/image-place';
import type { HotelImage } from '@/content/schema/image';
import { ABOUT_IMAGE_SLOTS } from '@/basics/rules/limits';
import type { AboutSection } from '@/content/schema/about-sections';
import { staffToasts } from '@/words/staff';
import { bucketUrl } from '@/lib/bucket-url';
import { ServiceError } from '@/lib/service-error';
import { saveAbout, type StoredAbout } from '@/website/about/staff-services/about-service';
import { tryRemoveObjects } from '@/content/pictures/staff-services/bucket';
import type { SlotPicture } from '@/content/pictures/staff-services/image-rows';
import { uploadPicture } from '@/content/pictures/staff-services/images-service';
import { pathsOf, type PreparedPicture } from '@/content/pictures/staff-services/picture-files';
import { changeContent, contentNow } from '@/content/store/staff-queries/change-content';
import { saveMerged } from '@/content/store/staff-queries/change-content';
import { withCategory } from '@/content/pictures/staff-queries/content-images';
import { withSection, type SectionEdit } from '@/kit/editors/staff-queries/section-queries';
import { recallUpload } from '@/content/pictures/staff-queries/images-queries';

/** Makes the files of a picture out of one that was fetched. */
type Prepare = (file: Blob) => Promise<PreparedPicture>;

/** Longest wait for a picture from elsewhere, in milliseconds: another host may say nothing. */
const PICTURE_TIMEOUT_MS = 60_000;

/**
 * The About section as its editor shows it: always four references to pictures, '' for an empty
 * slot. A stored picture of the slot goes before the reference among the section's words.
 */
export function aboutValue({ sections, images }: HotelContent): AboutSection {
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
 * deleted last (DECISIONS 9). Pictures from elsewhere are fetched and stored here. Fields that
 * others changed meanwhile are kept; one that both changed stops the save (see `saveMerged`).
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
      const content = contentNow(client);
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
