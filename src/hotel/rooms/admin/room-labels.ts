/** What the fields of a room are called in its dialog. */
export const ROOM_LABELS = {
  name: 'Name',
  type: 'Type',
  price: 'Price per night ($)',
  capacity: 'Capacity',
  size: 'Size (ft²)',
  description: 'Description',
  images: 'Image',
  amenities: 'Amenities',
  bestSeller: 'Best seller',
  units: 'Number of rooms',
} as const;
