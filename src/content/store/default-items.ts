import { builtInPicture } from './built-in-pictures.ts';
import { blankRoom, type Room } from '../schema/room.ts';
import { blankTestimonial, type Testimonial } from '../schema/testimonial.ts';

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

/** What invented guests say. */
export function sampleTestimonials(): Testimonial[] {
  return [
    {
      text: 'We came for two nights and stayed for six. I have never slept so well, or watched so little of anything except the sea.',
      author: 'Sample Guest A.',
      position: 'Stayed in Moonrise Premier',
    },
    {
      text: 'Someone noticed that we liked to swim early. From the second morning there were towels and coffee at the pool at six, without a word said.',
      author: 'Sample Guest B.',
      position: 'Stayed in Horizon Deluxe',
    },
    {
      text: 'A beautiful house, quietly run. The room smelled of lemongrass and wood, and the crab at dinner had been in the water that morning.',
      author: 'Sample Guest C.',
      position: 'Stayed in Garden Standard',
    },
    {
      text: 'Simple in the best way. Good linen, good light, kind people. Bring a longer book than you think you need.',
      author: 'Sample Guest D.',
      position: 'Travelled with family',
      rating: 4,
    },
    {
      text: 'The jetty at first light is reason enough to come. The breakfast afterwards is reason enough to stay.',
      author: 'Sample Guest E.',
    },
  ].map((told, sortOrder) => ({
    id: `testimonial-${sortOrder + 1}`,
    ...blankTestimonial(),
    ...told,
    sample: true,
    sortOrder,
    updatedAt: '',
  }));
}
