import type { HotelImage } from '../pictures/image.ts';
import { isAmenityChoice, type Room } from '../rooms/room.ts';
import type { Testimonial } from '../testimonials/testimonial.ts';
import type { TextPath } from './sections.ts';

export const ROOM_TEXTS: readonly TextPath<Room>[] = ['name', 'description', 'amenities'];
export const TESTIMONIAL_TEXTS: readonly TextPath<Testimonial>[] = ['text', 'position'];
export const IMAGE_TEXTS: readonly TextPath<HotelImage>[] = ['alt'];

/** What staff choose stands here by its name in English; the catalogues have it in each language. */
const CHOICES: Partial<Record<string, (text: string) => boolean>> = { amenities: isAmenityChoice };

/** Gives every text at these places to `put`, and answers a copy with what that gives back. */
export function mapTexts<T extends object>(
  value: T,
  paths: readonly string[],
  put: (text: string, place: string) => string,
): T {
  const copy = { ...value };
  for (const path of paths) {
    const [field = '', inner] = path.split('.', 2);
    const isChoice = CHOICES[field];
    const putText: typeof put = (text, place) => (isChoice?.(text) ? text : put(text, place));
    Reflect.set(copy, field, mapped(Reflect.get(copy, field), inner, field, putText));
  }
  return copy;
}

function mapped(
  value: unknown,
  inner: string | undefined,
  place: string,
  put: (text: string, place: string) => string,
): unknown {
  if (typeof value === 'string') return put(value, place);
  if (!Array.isArray(value)) return value;
  return value.map((one: unknown, nth) => {
    if (typeof one !== 'object' || one === null || inner === undefined)
      return mapped(one, inner, `${place}/${nth}`, put);
    return mapTexts(one, [inner], (text, field) => put(text, `${place}/${nth}/${field}`));
  });
}
