/**
 * What a person decides about each built-in picture; the rest is measured.
 *
 * `focus` is the CSS `object-position` that keeps the subject in view when the picture is cropped,
 * as shares from left and top: rooms are shown square with the bed in view, the hero with the hall.
 */
export const PICTURES = [
  {
    name: 'hero',
    widths: [800, 1280, 1920],
    alt: 'The hall and pool at dusk, lanterns lit, the sea beyond',
    focus: [0.62, 0.5],
    portrait: { name: 'hero-portrait', widths: [600, 900], focus: [0.6, 0.4] },
  },
  {
    name: 'room-standard',
    widths: [480, 960, 1120, 1440],
    alt: 'Room with a wide bed, teak headboard and a balcony window towards the sea',
    focus: [0.22, 0.5],
  },
  {
    name: 'room-deluxe',
    widths: [480, 960, 1120, 1440],
    alt: 'Bright room with a green headboard, day bed and a wide view of the bay',
    focus: [0.22, 0.5],
  },
  {
    name: 'room-premier',
    widths: [480, 960, 1120, 1440],
    alt: 'Corner room at dusk with a four-poster bed and a wall of glass towards the water',
    focus: [0.22, 0.5],
  },
  {
    name: 'luxury-1',
    widths: [480, 800],
    alt: 'Loungers beside the pool at dusk, the lantern-lit hall across the water',
    focus: [0.6, 0.7],
  },
  {
    name: 'luxury-2',
    widths: [480, 800],
    alt: 'Stone bath with petals in front of a timber screen and garden',
    focus: [0.5, 0.6],
  },
  {
    name: 'about-1',
    widths: [480, 800, 1200],
    alt: 'The timber hall seen across the lotus pond',
    focus: [0.5, 0.55],
  },
  {
    name: 'about-2',
    widths: [480, 800, 1200],
    alt: 'A table for two set above the sea at dusk',
    focus: [0.62, 0.65],
  },
  {
    name: 'about-3',
    widths: [480, 800, 1200],
    alt: 'The jetty and its small sala at first light',
    focus: [0.5, 0.5],
  },
  {
    name: 'about-4',
    widths: [480, 800, 1200],
    alt: 'A day bed on the veranda in slatted sunlight',
    focus: [0.6, 0.6],
  },
];

/** Shown for a room that has no picture; drawn, so one file serves every width. */
export const PLACEHOLDER = { src: '/brand/placeholder-room.svg', alt: '', focus: [0.5, 0.5] };

/** Every picture file that is exported, portraits included. */
export const FILES = PICTURES.flatMap(({ portrait, ...landscape }) =>
  portrait ? [landscape, portrait] : [landscape],
);

/** Drawn, and exported from its own file (map.mjs). */
export const MAP = {
  name: 'map',
  widths: [900, 1800],
  alt: 'Drawn map of the coast with the house',
  focus: [0.5, 0.5],
};
