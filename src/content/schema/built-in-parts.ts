/** Built-in parts in default order. This file has no schemas, so that pages need no validator. */
export const BUILT_IN_PARTS = {
  home: ['hero', 'search', 'infoBar', 'rooms', 'moons', 'luxury', 'testimonials', 'place'],
  about: ['about', 'story', 'gallery', 'onward'],
} as const;
/** The slugs of the rows that store the order of each page's parts. */
export const PAGES_WITH_PARTS = ['home', 'about'] as const;
export type PartOf<N extends keyof typeof BUILT_IN_PARTS> = (typeof BUILT_IN_PARTS)[N][number];
