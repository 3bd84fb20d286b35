import { useCallback } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { blockStatesOn } from '@/website/blocks/shown-block';
import { loadOptional } from '@/lib/code-files';
import { Head } from '@/website/head/site/Head';
import { sharedPicture } from '@/website/head/site/home-head';
import type { Page } from '@/content/schema/page';
import { useDay } from '@/basics/time/view/use-day';
import { pagePicture } from './page-picture';
import { LateFullMoons } from '@/selling/search/site/late-full-moons';
import { loadSearchParts } from '@/selling/search/site/load-search-parts';
import { FullMoonsPart } from '@/selling/search/view/full-moons-part';
import { SearchPartsLoader } from '@/selling/search/view/StaySearch';
import { LazyBlocks } from './lazy-blocks';

export function CustomPage({ page, content }: { page: Page; content: HotelContent }) {
  const today = useDay((day) => blockStatesOn(page.blocks, day));
  const data = useCallback(
    async () => (await loadOptional(() => import('./page-data')))?.pageData(page, content),
    [page, content],
  );
  return (
    <div className="page own-page">
      <Head
        page={page.title}
        description={page.description}
        path={`/${page.slug}`}
        picture={pagePicture(page, content) ?? sharedPicture(content) ?? null}
        data={data}
      />
      <SearchPartsLoader value={loadSearchParts}>
        <FullMoonsPart value={LateFullMoons}>
          <LazyBlocks blocks={page.blocks} content={content} today={today} title={page.title} />
        </FullMoonsPart>
      </SearchPartsLoader>
    </div>
  );
}
