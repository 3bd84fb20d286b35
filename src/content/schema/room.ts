import * as v from 'valibot';
import { pictureReference } from './image.ts';
import * as limits from '../../basics/rules/limits.ts';
import { ROOM_PLACEHOLDER_IMAGE } from './room-picture.ts';
import type { TextPath } from './section.ts';
import {
  listOf,
  money,
  orderedRow,
  requiredText,
  wholeNumber,
} from '../../basics/rules/text-schema.ts';
import { VALIDATION } from '../../basics/rules/validation-texts.ts';

/** The twelve amenity choices of the room editor (specification 3). */
export const AMENITY_CHOICES = [
  'Free WiFi',
  'Air conditioning',
  'Flat-screen TV',
  'Private bathroom',
  'Minibar',
  'Safe',
  'Desk',
  'Bathrobe',
  'Slippers',
  'Coffee machine',
  'Sea view',
  'Balcony',
] as const;

/** Whether this is one of them; the catalogues have their names in each language. */
export function isAmenityChoice(amenity: string): amenity is (typeof AMENITY_CHOICES)[number] {
  return AMENITY_CHOICES.some((choice) => choice === amenity);
}

const fields = {
  name: requiredText(limits.NAME_MAX),
  type: v.picklist(['standard', 'deluxe', 'premier']),
  /** Dollars per night. */
  price: money,
  /** Guests. */
  capacity: wholeNumber(limits.CAPACITY_MIN, limits.CAPACITY_MAX),
  /** Square feet, as the specification has it. */
  size: v.pipe(
    v.number(VALIDATION.number),
    v.minValue(0, VALIDATION.atLeast(0)),
    v.maxValue(limits.SIZE_MAX_FT2, VALIDATION.atMost(limits.SIZE_MAX_FT2)),
  ),
  description: requiredText(limits.DESCRIPTION_MAX),
  /** The first is the one on its card; its page shows all. */
  images: listOf(pictureReference, limits.ROOM_IMAGES_MAX),
  amenities: listOf(requiredText(limits.AMENITY_MAX), limits.AMENITIES_MAX),
  bestSeller: v.boolean(),
  /** How many such rooms the house has: as many confirmed stays a night. */
  units: wholeNumber(limits.UNITS_MIN, limits.UNITS_MAX),
  /** Guests that the price of a night is for; null for as many as the room holds. */
  guestsIncluded: v.nullable(wholeNumber(limits.CAPACITY_MIN, limits.CAPACITY_MAX)),
  /** Dollars, of a night, for each further one. */
  extraGuestPrice: money,
};

/** A room as stored and shown. */
export const roomSchema = v.object({ ...orderedRow, ...fields });
export type Room = v.InferOutput<typeof roomSchema>;

/** A room as the dialog saves it: price above 0, though the field itself allows 0 (checklist M-11). */
export const roomDraftSchema = v.object({
  ...fields,
  price: v.pipe(fields.price, v.gtValue(0, VALIDATION.required)),
});
export type RoomDraft = v.InferOutput<typeof roomDraftSchema>;

/** What the dialog starts with in add mode (specification 3), and what a stored room may lack. */
export function blankRoom(): RoomDraft {
  return {
    name: '',
    type: 'standard',
    price: 0,
    capacity: 2,
    size: 30,
    description: '',
    images: [ROOM_PLACEHOLDER_IMAGE],
    amenities: [],
    bestSeller: false,
    units: 1,
    guestsIncluded: null,
    extraGuestPrice: 0,
  };
}

/** Its texts, for translating (decision 0030); a name may stay what it is in every language. */
export const ROOM_TEXTS: readonly TextPath<Room>[] = ['name', 'description', 'amenities'];
export const OPTIONAL_ROOM_TEXTS: readonly TextPath<Room>[] = ['name'];

const IN_EVERY_ROOM = [
  'Free WiFi',
  'Air conditioning',
  'Private bathroom',
  'Sea view',
  'Balcony',
  'Flat-screen TV',
];

/** A room of the sample with its pictures, the room itself first; else as a new room. */
function sampleRoom(position: number, type: Room['type'], told: Partial<Room>): Room {
  const images = ['', '-view', '-bath', '-detail'].map(
    (shown) => `/images/room-${type}${shown}.jpg`,
  );
  return { id: `room-${type}`, ...blankRoom(), type, images, ...told, position, updatedAt: '' };
}

/** The rooms of the sample hotel. */
export const SAMPLE_ROOMS: readonly Room[] = [
  sampleRoom(0, 'standard', {
    name: 'Garden Standard',
    price: 129,
    description:
      'A calm, sunlit room behind the frangipani trees. The bed faces the garden and, beyond it, a line of sea; sheer curtains move all afternoon. Teak underfoot, good linen, a reading chair by the window, and a balcony wide enough for breakfast.',
    amenities: [...IN_EVERY_ROOM, 'Safe'],
    bestSeller: true,
    units: 6,
  }),
  sampleRoom(1, 'deluxe', {
    name: 'Horizon Deluxe',
    price: 199,
    size: 35,
    description:
      'One floor up, with the whole bay in the window. A padded headboard in forest green, a long day bed for the hot hours, and doors that fold away so that the balcony becomes half of the room. Mornings are very bright here; the curtains are very good.',
    amenities: [...IN_EVERY_ROOM, 'Minibar', 'Safe', 'Desk', 'Coffee machine'],
    units: 4,
  }),
  sampleRoom(2, 'premier', {
    name: 'Moonrise Premier',
    price: 249,
    capacity: 3,
    size: 40,
    description:
      'The corner of the house, with the longest view of the sea. A four-poster bed, a sitting area for three, and seven metres of glass towards the water. On clear evenings the moon comes up beside the palm, and we turn the garden lanterns down so you can watch it.',
    amenities: [
      ...IN_EVERY_ROOM,
      'Minibar',
      'Safe',
      'Desk',
      'Bathrobe',
      'Slippers',
      'Coffee machine',
    ],
    units: 2,
  }),
];
