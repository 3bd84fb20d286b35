import { own } from '@/hotel/content/content';
import type { HotelImage } from '@/hotel/pictures/image';
import type { Sections } from '@/hotel/content/sections';
import { supabase } from '@/lib/supabase';
import { restError, ServiceError } from '@/lib/service-error';
import { tryRemoveObjects } from '@/hotel/pictures/staff-services/bucket';
import { parseSwap, toRow } from '@/hotel/pictures/staff-services/image-rows';
import type { SlotPicture } from '@/hotel/pictures/staff-services/image-rows';
import { rowTime } from '@/hotel/content/staff-services/row-time';
import { fetchSection, SectionConflictError } from '@/hotel/content/staff-services/site-config';
import type { StoredSection } from '@/hotel/content/staff-services/site-config';

/**
 * "About save" (specification 7): words and pictures in one transaction, old objects last.
 * @param seenVersion the section's version the person started from; '' when it was never stored
 * @throws SectionConflictError when someone else saved meanwhile; ServiceError otherwise
 */
export async function saveAbout(
  section: Sections['aboutSection'],
  pictures: readonly SlotPicture[],
  seenVersion: string,
): Promise<StoredSection<'aboutSection'> & { images: HotelImage[] }> {
  const { data, error, status } = await supabase().rpc('save_about', {
    section,
    pictures: pictures.map(toRow),
    seen: seenVersion || null,
  });
  if (error) {
    const failure = restError(error, status);
    if (failure.kind !== 'conflict') throw failure;
    throw new SectionConflictError(await fetchSection('aboutSection'));
  }
  const { images, removed } = parseSwap(data, status);
  const version = own(data, 'updatedAt');
  if (typeof version !== 'string') throw new ServiceError('shape', 'no version came back', status);
  await tryRemoveObjects(removed);
  // The value is the one that was sent: the database stores it as it is or refuses it.
  return { value: section, version: rowTime(version), images };
}
