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

/** True for a built-in amenity, whose name is in the catalogues. */
export function isAmenityChoice(amenity: string): amenity is (typeof AMENITY_CHOICES)[number] {
  return AMENITY_CHOICES.some((choice) => choice === amenity);
}

const fields = {
  name: requiredText(limits.NAME_MAX),
  type: v.picklist(['standard', 'deluxe', 'premier']),
  /** The room's base price in US dollars per night. */
  price: money,
  capacity: wholeNumber(limits.CAPACITY_MIN, limits.CAPACITY_MAX),
  /** Square feet, even if the site shows square metres. */
  size: v.pipe(
    v.number(VALIDATION.number),
    v.minValue(0, VALIDATION.atLeast(0)),
    v.maxValue(limits.SIZE_MAX_FT2, VALIDATION.atMost(limits.SIZE_MAX_FT2)),
  ),
  description: requiredText(limits.DESCRIPTION_MAX),
  /** The first picture is shown on the room's card. */
  images: listOf(pictureReference, limits.ROOM_IMAGES_MAX),
  amenities: listOf(requiredText(limits.AMENITY_MAX), limits.AMENITIES_MAX),
  bestSeller: v.boolean(),
  /** The number of rooms of this kind, so as many confirmed stays per night. */
  units: wholeNumber(limits.UNITS_MIN, limits.UNITS_MAX),
  /** Guests included in the night's price; null for the full capacity. */
  guestsIncluded: v.nullable(wholeNumber(limits.CAPACITY_MIN, limits.CAPACITY_MAX)),
  /** US dollars per night for each further guest. */
  extraGuestPrice: money,
};

export const roomSchema = v.object({ ...orderedRow, ...fields });
export type Room = v.InferOutput<typeof roomSchema>;

/** A room as its dialog saves it: the price must be above 0, although the stored field allows 0. */
export const roomDraftSchema = v.object({
  ...fields,
  price: v.pipe(fields.price, v.gtValue(0, VALIDATION.required)),
});
export type RoomDraft = v.InferOutput<typeof roomDraftSchema>;

/** The values of a new room, which also replace missing fields of a stored room. */
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

function sampleRoom(position: number, type: Room['type'], told: Partial<Room>): Room {
  const images = ['', '-view', '-bath', '-detail'].map(
    (shown) => `/images/room-${type}${shown}.jpg`,
  );
  return { id: `room-${type}`, ...blankRoom(), type, images, ...told, position, updatedAt: '' };
}

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
