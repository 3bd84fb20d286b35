/**
 * The parts that the home page and About have by themselves, in the specification's order. Apart from
 * the schema, so that those pages need no validator.
 */
export const BUILT_IN_PARTS = {
  home: ['hero', 'infoBar', 'rooms', 'luxury', 'testimonials', 'place'],
  about: ['about', 'story', 'gallery', 'onward'],
} as const;
/** Their rows are called so. */
export const PAGES_WITH_PARTS = ['home', 'about'] as const;
export type PartOf<N extends keyof typeof BUILT_IN_PARTS> = (typeof BUILT_IN_PARTS)[N][number];
