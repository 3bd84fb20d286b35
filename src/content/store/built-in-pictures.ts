// Made by artwork/manifest.mjs from the files in public/: change it there.

/** Two shares from the top. */
type Stretch = readonly [from: number, to: number];

/** One picture with its smaller copies, `{name}-{width}.avif` and `.webp` beside it. */
export type BuiltInFile = {
  /** The file that every browser can show. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Mean colour as `#rrggbb`, shown behind the picture while it loads. */
  readonly colour: string;
  /** The `object-position` that keeps the subject in view; 0…1 from left and top. */
  readonly focalX: number;
  readonly focalY: number;
  /** Mean brightness 0…255 (299/587/114) of the bottom-left third, where a hero's text lies. */
  readonly luminance: number;
  /** Widths of the smaller copies in pixels, ascending. */
  readonly widths: readonly number[];
  /**
   * Where the page draws the moon, as shares from left and top, and from where to where below it one
   * sees open water; a picture without has no sky for one.
   */
  readonly sky?: { readonly x: number; readonly y: number; readonly sea?: Stretch };
};

export type BuiltInPicture = BuiltInFile & {
  readonly alt: string;
  /** Used where the viewport is narrower than 4:5. */
  readonly portrait?: BuiltInFile;
};

/** What is measured of a file, and where its subject is. */
function file(
  width: number,
  height: number,
  colour: string,
  [focalX, focalY]: readonly [number, number],
  luminance: number,
  widths: readonly number[],
): Omit<BuiltInFile, 'src'> {
  return { width, height, colour, focalX, focalY, luminance, widths };
}

/**
 * The pictures the site ships with, by the path that content uses. One with words in it names its
 * file, in whose place the build for another language puts that language's.
 */
const FILES: Readonly<Record<string, Omit<BuiltInPicture, 'src'> & { src?: string }>> = {
  '/images/hero.jpg': {
    ...file(2560, 1440, '#7c777d', [0.62, 0.5], 99, [800, 1280, 1920, 2560]),
    sky: { x: 0.445, y: 0.56, sea: [0.706, 0.762] },
    alt: 'The hall and pool under a rose and blue evening sky, lanterns lit, the sea beyond',
    portrait: {
      src: '/images/hero-portrait.jpg',
      ...file(1800, 2400, '#6a7681', [0.6, 0.4], 106, [600, 900, 1350, 1800]),
      sky: { x: 0.3, y: 0.38, sea: [0.571, 0.607] },
    },
  },
  '/images/room-standard.jpg': {
    ...file(2400, 1600, '#a1917a', [0.8, 0.6], 121, [480, 960, 1120, 1440, 1920, 2400]),
    alt: 'Bed with a woven headboard and white linen; open louvred doors on a frangipani tree',
  },
  '/images/room-standard-view.jpg': {
    ...file(2400, 1600, '#80816b', [0.5, 0.55], 83, [480, 960, 1536, 2400]),
    alt: 'Breakfast table on the balcony before frangipani trees and a line of sea',
  },
  '/images/room-standard-bath.jpg': {
    ...file(2400, 1600, '#9d9a7c', [0.6, 0.5], 123, [480, 960, 1536, 2400]),
    alt: 'Stone basin under a round mirror, sage green tiles and a walk-in shower behind glass',
  },
  '/images/room-standard-detail.jpg': {
    ...file(2400, 1600, '#baa07c', [0.5, 0.5], 143, [480, 960, 1536, 2400]),
    alt: 'Books, a cup and a frangipani blossom on the bedside table, woven cane behind',
  },
  '/images/room-deluxe.jpg': {
    ...file(2400, 1600, '#988369', [0, 0.6], 88, [480, 960, 1120, 1440, 1920, 2400]),
    alt: 'Bed before a green velvet headboard; folded doors, a day bed and the bay in afternoon sun',
  },
  '/images/room-deluxe-view.jpg': {
    ...file(2400, 1600, '#988d78', [0.5, 0.55], 130, [480, 960, 1536, 2400]),
    alt: 'Day bed beside the folded doors, palms and the whole bay beyond the balcony',
  },
  '/images/room-deluxe-bath.jpg': {
    ...file(2400, 1600, '#9c957e', [0.5, 0.6], 136, [480, 960, 1536, 2400]),
    alt: 'White tub before a wide window to the bay, a ladder with towels on the wall',
  },
  '/images/room-deluxe-detail.jpg': {
    ...file(2400, 1600, '#535a38', [0.5, 0.5], 65, [480, 960, 1536, 2400]),
    alt: 'Books and a cup of tea on the bedside table, green velvet behind',
  },
  '/images/room-premier.jpg': {
    ...file(2400, 1600, '#5a443a', [0.8, 0.55], 40, [480, 960, 1120, 1440, 1920, 2400]),
    alt: 'Four-poster bed and a sitting area at dusk, the moon over the sea behind a wall of glass',
  },
  '/images/room-premier-view.jpg': {
    ...file(2400, 1600, '#564842', [0.5, 0.45], 47, [480, 960, 1536, 2400]),
    alt: 'The moon between two palms over the sea, seen across a sofa through the glass',
  },
  '/images/room-premier-bath.jpg': {
    ...file(2400, 1600, '#644d3e', [0.5, 0.6], 55, [480, 960, 1536, 2400]),
    alt: 'Tub of dark stone with frangipani on the water, lanterns and the moon over the sea',
  },
  '/images/room-premier-detail.jpg': {
    ...file(2400, 1600, '#785c41', [0.5, 0.5], 78, [480, 960, 1536, 2400]),
    alt: 'Linen tied to the post of the bed, a lit lamp behind the pillows',
  },
  '/images/luxury-1.jpg': {
    ...file(1920, 2400, '#545d5c', [0.6, 0.7], 79, [480, 800, 1200, 1920]),
    alt: 'Two loungers and a lantern beside the pool at dusk, the lit hall across the water',
  },
  '/images/luxury-2.jpg': {
    ...file(1920, 2400, '#55442b', [0.5, 0.6], 88, [480, 800, 1280, 1920]),
    alt: 'Stone bath with frangipani on the water, lanterns beside it, a walled garden behind',
  },
  '/images/about-1.jpg': {
    ...file(2400, 1600, '#7f7b66', [0.5, 0.55], 93, [480, 800, 1200, 2400]),
    alt: 'The timber hall and its double roof seen across the lotus pond',
  },
  '/images/about-2.jpg': {
    ...file(2400, 1600, '#997e6d', [0.62, 0.65], 98, [480, 800, 1200, 2400]),
    alt: 'A table for two by lamplight on a deck above the sea, islands on the horizon',
  },
  '/images/about-3.jpg': {
    ...file(2560, 1707, '#9d9a91', [0.5, 0.5], 124, [480, 800, 1200, 1920, 2560]),
    alt: 'The jetty and its small sala at first light',
  },
  '/images/about-4.jpg': {
    ...file(2400, 1600, '#8f7f68', [0.6, 0.6], 111, [480, 800, 1200, 1920, 2400]),
    alt: 'A day bed on the veranda in slatted sunlight, a louvred double door beside it',
  },
  '/images/jetty-night.jpg': {
    ...file(2560, 1067, '#52597a', [0.5, 0.6], 69, [800, 1280, 1920, 2560]),
    alt: 'A table for two laid on the jetty by lantern light, the full moon over the sea',
  },
  '/images/house-1.jpg': {
    ...file(2400, 1600, '#7f8f8a', [0.5, 0.55], 110, [480, 800, 1200, 1536, 2400]),
    alt: 'The pool in the morning, parasols and loungers along it, the hall and the sea beyond',
  },
  '/images/house-2.jpg': {
    ...file(2400, 1600, '#838479', [0.55, 0.6], 134, [480, 800, 1200, 1536, 2400]),
    alt: 'Breakfast for two on the terrace, bougainvillea overhead, the bay below',
  },
  '/images/map.jpg': {
    src: '/images/map.jpg',
    ...file(1800, 1200, '#819689', [0.5, 0.5], 45, [900, 1800]),
    alt: 'Drawn map of the coast with the house',
  },
  '/brand/placeholder-room.svg': {
    ...file(1200, 800, '#e5dfd3', [0.5, 0.5], 217, []),
    alt: '',
  },
};

export const BUILT_IN_PICTURES: Readonly<Record<string, BuiltInPicture>> = Object.fromEntries(
  Object.entries(FILES).map(([src, picture]) => [src, { src, ...picture }]),
);

/** The picture at a path of ours; undefined for an upload or a web address. */
export function builtInPicture(src: string): BuiltInPicture | undefined {
  return Object.hasOwn(BUILT_IN_PICTURES, src) ? BUILT_IN_PICTURES[src] : undefined;
}

/** `srcset` of the smaller copies; '' where there is none. */
export function builtInSrcSet(file: BuiltInFile, format: 'avif' | 'webp'): string {
  const base = file.src.replace(/\.\w+$/, '');
  return file.widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** The card of the sample hotel, drawn with its name, for where a page is shared. */
export const SAMPLE_CARD = {
  src: '/brand/og-card.jpg',
  alt: BUILT_IN_PICTURES['/images/hero.jpg']?.alt ?? '',
  width: 1200,
  height: 630,
};
