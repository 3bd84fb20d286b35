import { imageAt } from '../schema/find-images.ts';
import { getOwn } from '../../basics/rules/get-own.ts';
import type { HotelContent } from './hotel-content.ts';
import { bySection, SECTIONS, type Sections } from '../schema/sections.ts';

/**
 * Content as it is published: without the files of the site behind pictures in their slots. The
 * editors put a picture into the slot and leave what the section named: the sample's, which would
 * still be published and told to search engines. Staff have what is stored: a picture that is taken
 * out of its slot lets the other one be seen, until that is taken away too.
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
