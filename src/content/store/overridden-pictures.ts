import { imageAt } from '../schema/find-images.ts';
import { getOwn } from '../../basics/rules/get-own.ts';
import type { HotelContent } from './hotel-content.ts';
import { bySection, SECTIONS, type Sections } from '../schema/sections.ts';

/**
 * Removes sample pictures whose slot has a stored picture, so that search engines do not see them.
 * Only for publishing: staff see the sample again if they remove the stored picture.
 */
export function withoutOverridden(content: HotelContent): HotelContent {
  const sections = bySection<Sections>((key) => {
    const section = content.sections[key];
    const { slots } = SECTIONS[key];
    if (!slots) return section;
    const behind = (name: unknown, position: number) =>
      String(name).startsWith('/') && imageAt(content.images, slots, position) ? '' : name;
    const copy = { ...section };
    const image = getOwn(section, 'image');
    const images = getOwn(section, 'images');
    if (image !== undefined) Reflect.set(copy, 'image', behind(image, 0));
    if (Array.isArray(images)) Reflect.set(copy, 'images', images.map(behind));
    return copy;
  });
  return { ...content, sections };
}
