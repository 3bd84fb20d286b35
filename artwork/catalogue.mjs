/**
 * Settings of each built-in picture that a person decides; manifest.mjs measures the rest.
 * - `focus`: CSS `object-position` as shares from left and top, so that cropping keeps the subject
 * (a room's bed, the hero's hall).
 * - `sky`: place of the moon that the page draws (shares from left and top), then the heights
 * between which open water lies below the moon.
 * - `lighter`: quality points taken off all exports, because visits wait for the hero and leaves
 * hide the loss.
 * - `densest`: quality points taken off the widest copy only, which screens with 3 dots per pixel
 * load.
 */
export const PICTURES = [
  {
    name: 'hero',
    lighter: 1,
    widths: [800, 1280, 1920, 2560],
    alt: 'The hall and pool under a rose and blue evening sky, lanterns lit, the sea beyond',
    focus: [0.62, 0.5],
    sky: [0.445, 0.56, 0.706, 0.762],
    portrait: {
      name: 'hero-portrait',
      lighter: 1,
      densest: 9,
      widths: [600, 900, 1350, 1800],
      focus: [0.6, 0.4],
      sky: [0.3, 0.38, 0.571, 0.607],
    },
  },
  {
    name: 'room-standard',
    widths: [480, 960, 1120, 1440, 1920, 2400],
    alt: 'Bed with a woven headboard and white linen; open louvred doors on a frangipani tree',
    focus: [0.8, 0.6],
  },
  {
    name: 'room-standard-view',
    lighter: 4,
    widths: [480, 960, 1536, 2400],
    alt: 'Breakfast table on the balcony before frangipani trees and a line of sea',
    focus: [0.5, 0.55],
  },
  {
    name: 'room-standard-bath',
    widths: [480, 960, 1536, 2400],
    alt: 'Stone basin under a round mirror, sage green tiles and a walk-in shower behind glass',
    focus: [0.6, 0.5],
  },
  {
    name: 'room-standard-detail',
    widths: [480, 960, 1536, 2400],
    alt: 'Books, a cup and a frangipani blossom on the bedside table, woven cane behind',
    focus: [0.5, 0.5],
  },
  {
    name: 'room-deluxe',
    widths: [480, 960, 1120, 1440, 1920, 2400],
    alt: 'Bed before a green velvet headboard; folded doors, a day bed and the bay in afternoon sun',
    focus: [0, 0.6],
  },
  {
    name: 'room-deluxe-view',
    lighter: 4,
    widths: [480, 960, 1536, 2400],
    alt: 'Day bed beside the folded doors, palms and the whole bay beyond the balcony',
    focus: [0.5, 0.55],
  },
  {
    name: 'room-deluxe-bath',
    widths: [480, 960, 1536, 2400],
    alt: 'White tub before a wide window to the bay, a ladder with towels on the wall',
    focus: [0.5, 0.6],
  },
  {
    name: 'room-deluxe-detail',
    widths: [480, 960, 1536, 2400],
    alt: 'Books and a cup of tea on the bedside table, green velvet behind',
    focus: [0.5, 0.5],
  },
  {
    name: 'room-premier',
    widths: [480, 960, 1120, 1440, 1920, 2400],
    alt: 'Four-poster bed and a sitting area at dusk, the moon over the sea behind a wall of glass',
    focus: [0.8, 0.55],
  },
  {
    name: 'room-premier-view',
    widths: [480, 960, 1536, 2400],
    alt: 'The moon between two palms over the sea, seen across a sofa through the glass',
    focus: [0.5, 0.45],
  },
  {
    name: 'room-premier-bath',
    widths: [480, 960, 1536, 2400],
    alt: 'Tub of dark stone with frangipani on the water, lanterns and the moon over the sea',
    focus: [0.5, 0.6],
  },
  {
    name: 'room-premier-detail',
    widths: [480, 960, 1536, 2400],
    alt: 'Linen tied to the post of the bed, a lit lamp behind the pillows',
    focus: [0.5, 0.5],
  },
  {
    name: 'luxury-1',
    widths: [480, 800, 1200, 1920],
    alt: 'Two loungers and a lantern beside the pool at dusk, the lit hall across the water',
    focus: [0.6, 0.7],
  },
  {
    name: 'luxury-2',
    widths: [480, 800, 1280, 1920],
    alt: 'Stone bath with frangipani on the water, lanterns beside it, a walled garden behind',
    focus: [0.5, 0.6],
  },
  {
    name: 'about-1',
    widths: [480, 800, 1200, 2400],
    alt: 'The timber hall and its double roof seen across the lotus pond',
    focus: [0.5, 0.55],
  },
  {
    name: 'about-2',
    widths: [480, 800, 1200, 2400],
    alt: 'A table for two by lamplight on a deck above the sea, islands on the horizon',
    focus: [0.62, 0.65],
  },
  {
    name: 'about-3',
    widths: [480, 800, 1200, 1920, 2560],
    alt: 'The jetty and its small sala at first light',
    focus: [0.5, 0.5],
  },
  {
    name: 'about-4',
    widths: [480, 800, 1200, 1920, 2400],
    alt: 'A day bed on the veranda in slatted sunlight, a louvred double door beside it',
    focus: [0.6, 0.6],
  },
  {
    name: 'jetty-night',
    widths: [800, 1280, 1920, 2560],
    alt: 'A table for two laid on the jetty by lantern light, the full moon over the sea',
    focus: [0.5, 0.6],
  },
  {
    name: 'house-1',
    widths: [480, 800, 1200, 1536, 2400],
    alt: 'The pool in the morning, parasols and loungers along it, the hall and the sea beyond',
    focus: [0.5, 0.55],
  },
  {
    name: 'house-2',
    widths: [480, 800, 1200, 1536, 2400],
    alt: 'Breakfast for two on the terrace, bougainvillea overhead, the bay below',
    focus: [0.55, 0.6],
  },
];

/** Shown for a room without a picture. A vector drawing, so one file serves every width. */
export const PLACEHOLDER = { src: '/brand/placeholder-room.svg', alt: '', focus: [0.5, 0.5] };

export const FILES = PICTURES.flatMap(({ portrait, ...landscape }) =>
  portrait ? [landscape, portrait] : [landscape],
);

/** A drawing with texts, which map.mjs exports in each language. */
export const MAP = {
  name: 'map',
  hasWords: true,
  widths: [900, 1800],
  alt: 'Drawn map of the coast with the house',
  focus: [0.5, 0.5],
};
