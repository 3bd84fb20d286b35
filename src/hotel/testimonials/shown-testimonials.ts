import type { Testimonial } from './testimonial.ts';

/**
 * What visitors read. The samples are invented, so a hotel's own site shows none of them, however few
 * others there are; the embedded demo shows them, because there everything is invented (decision 0032).
 * @param all undefined where they are still on their way (PageContent)
 * @param isOwnSite whether the site has a project of the hotel's own
 */
export function shownTestimonials(
  all: readonly Testimonial[] | undefined,
  isOwnSite: boolean,
): readonly Testimonial[] {
  if (!all) return [];
  return isOwnSite ? all.filter(({ sample }) => !sample) : all;
}
