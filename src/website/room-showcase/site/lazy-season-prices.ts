import { roomPath } from '@/basics/rules/paths';
import { lazyPart } from '@/kit/page-parts/site/lazy-part';

/** Prices by season, loaded only for rooms that have seasons. */
export const LazySeasonPrices = lazyPart(
  async () => (await import('./SeasonPrices')).SeasonPrices,
  {
    module: 'website/room-showcase/site/SeasonPrices',
    isOn: (path, { prices }) => prices.periods.some(({ roomId }) => roomPath(roomId) === path),
  },
);
