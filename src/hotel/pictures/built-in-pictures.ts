// Made by artwork/manifest.mjs from the files in public/: change it there.

/** One picture with its smaller copies, `{name}-{width}.avif` and `.webp` beside it. */
export type PictureFile = {
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
  readonly avif: readonly number[];
  readonly webp: readonly number[];
};

export type BuiltInPicture = PictureFile & {
  readonly alt: string;
  /** Stands in where the viewport is narrower than 4:5. */
  readonly portrait?: PictureFile;
};

/** The pictures the site ships with, by the path that content uses. */
export const BUILT_IN_PICTURES: Readonly<Record<string, BuiltInPicture>> = {
  '/images/hero.jpg': { src: '/images/hero.jpg', width: 2560, height: 1440, colour: '#837568',
    focalX: 0.62, focalY: 0.5, luminance: 111,
    avif: [800,1280,1920,2560], webp: [800,1280,1920,2560], alt: 'The hall and pool at dusk, lanterns lit, the sea beyond', portrait: { src: '/images/hero-portrait.jpg', width: 900, height: 1200, colour: '#626b67',
    focalX: 0.6, focalY: 0.4, luminance: 102,
    avif: [600,900], webp: [600,900], }, },
'/images/room-standard.jpg': { src: '/images/room-standard.jpg', width: 2400, height: 1600, colour: '#ac9b84',
    focalX: 0.6, focalY: 0.6, luminance: 129,
    avif: [480,960,1120,1440,1920,2400], webp: [480,960,1120,1440,1920,2400], alt: 'Bed with a woven headboard and white linen; open louvred doors on a frangipani tree',  },
'/images/room-standard-view.jpg': { src: '/images/room-standard-view.jpg', width: 1536, height: 1024, colour: '#80816e',
    focalX: 0.5, focalY: 0.55, luminance: 83,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'Breakfast table on the balcony before frangipani trees and a line of sea',  },
'/images/room-standard-bath.jpg': { src: '/images/room-standard-bath.jpg', width: 1536, height: 1024, colour: '#a7a488',
    focalX: 0.6, focalY: 0.5, luminance: 143,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'Stone basin under a round mirror, sage green tiles and a walk-in shower behind glass',  },
'/images/room-standard-detail.jpg': { src: '/images/room-standard-detail.jpg', width: 1536, height: 1024, colour: '#a69782',
    focalX: 0.5, focalY: 0.5, luminance: 153,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'Pillows against woven cane, a lamp and a carafe on the bedside table',  },
'/images/room-deluxe.jpg': { src: '/images/room-deluxe.jpg', width: 2400, height: 1600, colour: '#9f8d75',
    focalX: 0.35, focalY: 0.6, luminance: 104,
    avif: [480,960,1120,1440,1920,2400], webp: [480,960,1120,1440,1920,2400], alt: 'Bed before a green velvet headboard; folded doors, a day bed and the bay in afternoon sun',  },
'/images/room-deluxe-view.jpg': { src: '/images/room-deluxe-view.jpg', width: 1536, height: 1024, colour: '#9b917e',
    focalX: 0.5, focalY: 0.55, luminance: 133,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'Day bed beside the folded doors, palms and the whole bay beyond the balcony',  },
'/images/room-deluxe-bath.jpg': { src: '/images/room-deluxe-bath.jpg', width: 1536, height: 1024, colour: '#9d9680',
    focalX: 0.5, focalY: 0.6, luminance: 136,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'White tub before a wide window to the bay, a ladder with towels on the wall',  },
'/images/room-premier.jpg': { src: '/images/room-premier.jpg', width: 2400, height: 1600, colour: '#5a453a',
    focalX: 0.7, focalY: 0.55, luminance: 35,
    avif: [480,960,1120,1440,1920,2400], webp: [480,960,1120,1440,1920,2400], alt: 'Four-poster bed and a sitting area at dusk, the moon over the sea behind a wall of glass',  },
'/images/room-premier-view.jpg': { src: '/images/room-premier-view.jpg', width: 1536, height: 1024, colour: '#554742',
    focalX: 0.5, focalY: 0.45, luminance: 35,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'The moon beside a palm over the sea, seen across a sofa through the glass',  },
'/images/room-premier-bath.jpg': { src: '/images/room-premier-bath.jpg', width: 1536, height: 1024, colour: '#6a513f',
    focalX: 0.5, focalY: 0.6, luminance: 63,
    avif: [480,960,1536], webp: [480,960,1536], alt: 'Tub of dark stone with frangipani on the water, candles and the sea at dusk',  },
'/images/luxury-1.jpg': { src: '/images/luxury-1.jpg', width: 1600, height: 2000, colour: '#535d5c',
    focalX: 0.6, focalY: 0.7, luminance: 79,
    avif: [480,800,1200,1600], webp: [480,800,1200,1600], alt: 'Two loungers and a lantern beside the pool at dusk, the lit hall across the water',  },
'/images/luxury-2.jpg': { src: '/images/luxury-2.jpg', width: 1280, height: 1600, colour: '#59482e',
    focalX: 0.5, focalY: 0.6, luminance: 90,
    avif: [480,800,1280], webp: [480,800,1280], alt: 'Stone bath with frangipani on the water, candles beside it, a walled garden behind',  },
'/images/about-1.jpg': { src: '/images/about-1.jpg', width: 1920, height: 1280, colour: '#827e68',
    focalX: 0.5, focalY: 0.55, luminance: 94,
    avif: [480,800,1200,1920], webp: [480,800,1200,1920], alt: 'The timber hall and its double roof seen across the lotus pond',  },
'/images/about-2.jpg': { src: '/images/about-2.jpg', width: 1800, height: 1200, colour: '#997d6c',
    focalX: 0.62, focalY: 0.65, luminance: 95,
    avif: [480,800,1200,1800], webp: [480,800,1200,1800], alt: 'A table for two by candlelight on a deck above the sea, islands on the horizon',  },
'/images/about-3.jpg': { src: '/images/about-3.jpg', width: 1920, height: 1280, colour: '#9e9a91',
    focalX: 0.5, focalY: 0.5, luminance: 124,
    avif: [480,800,1200,1920], webp: [480,800,1200,1920], alt: 'The jetty and its small sala at first light',  },
'/images/about-4.jpg': { src: '/images/about-4.jpg', width: 1920, height: 1280, colour: '#8e7e69',
    focalX: 0.6, focalY: 0.6, luminance: 111,
    avif: [480,800,1200,1920], webp: [480,800,1200,1920], alt: 'A day bed on the veranda in slatted sunlight, a louvred double door beside it',  },
'/images/house-1.jpg': { src: '/images/house-1.jpg', width: 1536, height: 1024, colour: '#84938d',
    focalX: 0.5, focalY: 0.55, luminance: 111,
    avif: [480,800,1200,1536], webp: [480,800,1200,1536], alt: 'The pool in the morning, parasols and loungers along it, the hall and the sea beyond',  },
'/images/house-2.jpg': { src: '/images/house-2.jpg', width: 1536, height: 1024, colour: '#85867c',
    focalX: 0.55, focalY: 0.6, luminance: 135,
    avif: [480,800,1200,1536], webp: [480,800,1200,1536], alt: 'Breakfast for two on the terrace, bougainvillea overhead, the bay below',  },
'/images/map.jpg': { src: '/images/map.jpg', width: 1800, height: 1200, colour: '#819689',
    focalX: 0.5, focalY: 0.5, luminance: 45,
    avif: [900,1800], webp: [900,1800], alt: 'Drawn map of the coast with the house',  },
'/brand/placeholder-room.svg': { src: '/brand/placeholder-room.svg', width: 1200, height: 800, colour: '#e5dfd3',
    focalX: 0.5, focalY: 0.5, luminance: 217,
    avif: [], webp: [], alt: '', },
};

/** The picture at a path of ours; undefined for an upload or a web address. */
export function builtInPicture(src: string): BuiltInPicture | undefined {
  return Object.hasOwn(BUILT_IN_PICTURES, src) ? BUILT_IN_PICTURES[src] : undefined;
}

/** `srcset` of the smaller copies; '' where there is none. */
export function builtInSrcSet(file: PictureFile, format: 'avif' | 'webp'): string {
  const base = file.src.replace(/\.\w+$/, '');
  return file[format].map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}
