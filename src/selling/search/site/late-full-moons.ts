import type { HotelContent } from '@/content/store/hotel-content';
import { PATH } from '@/basics/rules/paths';
import { latePart } from '@/kit/page-parts/site/lazy-part';

/** The next full moons with their stays: below the rooms, so their file loads late. */
export const LateFullMoons = latePart(async () => (await import('./FullMoonStays')).FullMoonStays, {
  module: 'selling/search/site/FullMoonStays',
  isOn: (path, content) =>
    ((path === PATH.home || path === PATH.rooms) && showsMoons(content)) ||
    content.pages.some(
      ({ slug, blocks }) => `/${slug}` === path && blocks.some(({ kind }) => kind === 'full-moons'),
    ),
});

/** True if the hotel shows the moon, and has rooms for its nights. */
export const showsMoons = ({ sections, rooms }: HotelContent) =>
  sections.moon.over !== 'off' && rooms.length > 0;
