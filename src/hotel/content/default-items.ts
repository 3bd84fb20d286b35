import { builtInPicture } from '../pictures/built-in-pictures.ts';
import { blankRoom, type Room } from '../rooms/room.ts';
import { blankTestimonial, type Testimonial } from '../testimonials/testimonial.ts';

/** What a room of ours may show besides the room itself, in this order. */
const ROOM_VIEWS = ['view', 'bath', 'detail'];
const HOUSE_PICTURES = ['house-1', 'house-2'];

/** The built-in pictures of a room type, the room itself first; only those that have been made. */
export function defaultRoomPictures(type: Room['type']): string[] {
  return made([`room-${type}`, ...ROOM_VIEWS.map((view) => `room-${type}-${view}`)]);
}

/** The built-in pictures of the house beyond the four of About; only those that have been made. */
export function defaultGallery(): string[] {
  return made(HOUSE_PICTURES);
}

function made(names: readonly string[]): string[] {
  return names.map((name) => `/images/${name}.jpg`).filter((src) => builtInPicture(src));
}

/** What is good to know, read beside the price or only further down. */
export const besidePrice = (label: string, text: string) => ({ label, text, besidePrice: true });
export const further = (label: string, text: string) => ({ label, text, besidePrice: false });

/** A room of the sample; what it does not tell is as a new room's. */
export function room(position: number, type: Room['type'], told: Partial<Room>): Room {
  const images = defaultRoomPictures(type);
  return { id: `room-${type}`, ...blankRoom(), type, images, ...told, position, updatedAt: '' };
}

/** An invented guest's words. @param sortOrder its place, from 0 */
export function testimonial(told: Partial<Testimonial>, sortOrder: number): Testimonial {
  const id = `testimonial-${sortOrder + 1}`;
  return { id, ...blankTestimonial(), ...told, sample: true, sortOrder, updatedAt: '' };
}
