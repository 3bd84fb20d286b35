import { ARRANGED } from '@/content/schema/parts';
import { ROUTES } from '@/basics/rules/routes';
import { latePart } from '@/kit/page-parts/site/late-part';
import { holdsBlocks } from '@/website/own-pages/arrangement';

/** The blocks of the hotel's own pages, and those on the home page and About. */
export const LaterBlocks = latePart(
  async () => (await import('@/website/blocks/view/Blocks')).Blocks,
  {
    module: 'website/blocks/view/Blocks',
    isOn(path, { pages }) {
      const name = ARRANGED.find((one) => ROUTES[one].path === path);
      return name ? holdsBlocks(pages, name) : pages.some(({ slug }) => `/${slug}` === path);
    },
  },
);
