import type { Testimonial } from './testimonial.ts';

/**
 * What visitors read. The samples are invented, so a hotel's own site shows none of them, however few
 * others there are; the embedded demo shows them, because there everything is invented (decision 0032).
 * @param isOwnSite whether the site has a project of the hotel's own
 */
export function shownTestimonials(
  all: readonly Testimonial[],
  isOwnSite: boolean,
): readonly Testimonial[] {
  return isOwnSite ? all.filter(({ sample }) => !sample) : all;
}
