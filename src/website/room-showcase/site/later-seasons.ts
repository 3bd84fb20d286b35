import { lazyPage } from '@/ui/lazy-page';

/** Prices by season: a room that has none downloads nothing of them. */
export const { Page: SeasonPrices, load: loadSeasonPrices } = lazyPage(
  async () => (await import('./SeasonPrices')).SeasonPrices,
  null,
);
