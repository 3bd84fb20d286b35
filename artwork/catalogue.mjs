/**
 * What a person decides about each built-in picture; the rest is measured.
 *
 * `render` names the set in blender/sets, the master's size, and the light paths per pixel: a master
 * gains more from pixels than from paths, since the denoiser does well on few.
 * `focus` is the CSS `object-position` that keeps the subject in view when the picture is cropped,
 * as shares from left and top: rooms are shown square with the bed in view, the hero with the hall.
 */
export const PICTURES = [
  {
    name: 'hero',
    render: { set: 'hero', size: [2560, 1440], samples: 12 },
    widths: [800, 1280, 1920, 2560],
    alt: 'The hall and pool at dusk, lanterns lit, the sea beyond',
    focus: [0.62, 0.5],
    portrait: {
      name: 'hero-portrait',
      render: { set: 'hero', size: [1800, 2400], samples: 12 },
      widths: [600, 900, 1350, 1800],
      focus: [0.6, 0.4],
    },
  },
  {
    name: 'room-standard',
    render: { set: 'room_standard', size: [2400, 1600], samples: 18 },
    widths: [480, 960, 1120, 1440],
    alt: 'Room with a wide bed, teak headboard and a balcony window towards the sea',
    focus: [0.22, 0.5],
  },
  {
    name: 'room-deluxe',
    render: { set: 'room_deluxe', size: [2400, 1600], samples: 18 },
    widths: [480, 960, 1120, 1440],
    alt: 'Bright room with a green headboard, day bed and a wide view of the bay',
    focus: [0.22, 0.5],
  },
  {
    name: 'room-premier',
    render: { set: 'room_premier', size: [2400, 1600], samples: 18 },
    widths: [480, 960, 1120, 1440],
    alt: 'Corner room at dusk with a four-poster bed and a wall of glass towards the water',
    focus: [0.22, 0.5],
  },
  {
    name: 'luxury-1',
    render: { set: 'pool_evening', size: [1600, 2000], samples: 12 },
    widths: [480, 800, 1200, 1600],
    alt: 'Two loungers and a lantern beside the pool at dusk, the lit hall across the water',
    focus: [0.6, 0.7],
  },
  {
    name: 'luxury-2',
    render: { set: 'spa', size: [1440, 1800], samples: 12 },
    widths: [480, 800, 1200, 1600],
    alt: 'Stone bath with frangipani on the water, candles beside it, a walled garden behind',
    focus: [0.5, 0.6],
  },
  {
    name: 'about-1',
    render: { set: 'arrival', size: [1920, 1280], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'The timber hall and its double roof seen across the lotus pond',
    focus: [0.5, 0.55],
  },
  {
    name: 'about-2',
    render: { set: 'dining', size: [1920, 1280], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'A table for two by candlelight on a deck above the sea, islands on the horizon',
    focus: [0.62, 0.65],
  },
  {
    name: 'about-3',
    render: { set: 'jetty', size: [2400, 1600], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'The jetty and its small sala at first light, a long boat on the sea',
    focus: [0.5, 0.5],
  },
  {
    name: 'about-4',
    render: { set: 'veranda', size: [1920, 1280], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'A day bed on the veranda in slatted sunlight, a louvred double door beside it',
    focus: [0.6, 0.6],
  },
  {
    name: 'house-1',
    render: { set: 'pool_morning', size: [1920, 1280], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'The pool in the morning, parasols and loungers along it, the hall and the sea beyond',
    focus: [0.5, 0.55],
  },
  {
    name: 'house-2',
    render: { set: 'breakfast', size: [1920, 1280], samples: 10 },
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'Breakfast for two on the terrace, bougainvillea overhead, the bay below',
    focus: [0.55, 0.6],
  },
];

/** Shown for a room that has no picture; drawn, so one file serves every width. */
export const PLACEHOLDER = { src: '/brand/placeholder-room.svg', alt: '', focus: [0.5, 0.5] };

/** Every picture file that is exported, portraits included. */
export const FILES = PICTURES.flatMap(({ portrait, ...landscape }) =>
  portrait ? [landscape, portrait] : [landscape],
);
