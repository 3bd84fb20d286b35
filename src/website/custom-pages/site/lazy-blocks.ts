import { PAGES_WITH_PARTS } from '@/content/schema/built-in-parts';
import { ROUTES } from '@/basics/rules/routes';
import { lazyPart } from '@/kit/page-parts/site/lazy-part';
import { holdsBlocks } from '@/website/custom-pages/arrangement';

/** Blocks of pages. Their code is loaded only on pages that have blocks. */
export const LazyBlocks = lazyPart(
  async () => (await import('@/website/blocks/view/Blocks')).Blocks,
  {
    module: 'website/blocks/view/Blocks',
    isOn(path, { pages }) {
      const name = PAGES_WITH_PARTS.find((one) => ROUTES[one].path === path);
      return name ? holdsBlocks(pages, name) : pages.some(({ slug }) => `/${slug}` === path);
    },
  },
);
