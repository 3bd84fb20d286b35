import { roomPath } from '@/basics/rules/paths';
import { latePart } from '@/kit/page-parts/site/late-part';

/** Prices by season. */
export const SeasonPrices = latePart(async () => (await import('./SeasonPrices')).SeasonPrices, {
  module: 'website/room-showcase/site/SeasonPrices',
  isOn: (path, { prices }) => prices.periods.some(({ roomId }) => roomPath(roomId) === path),
});
