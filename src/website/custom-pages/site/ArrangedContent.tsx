import { Fragment, type ReactNode } from 'react';
import { blockStatesOn } from '@/website/blocks/shown-block';
import type { PartOf } from '@/content/schema/built-in-parts';
import type { HotelContent } from '@/content/store/hotel-content';
import { arrangement, holdsTitle, type ArrangedName } from '@/website/custom-pages/arrangement';
import { useDay } from '@/basics/time/view/use-day';
import { LateFullMoons } from '@/selling/search/site/late-full-moons';
import { loadSearchParts } from '@/selling/search/site/load-search-parts';
import { FullMoonsPart } from '@/selling/search/view/full-moons-part';
import { SearchPartsLoader } from '@/selling/search/view/StaySearch';
import { LazyBlocks } from './lazy-blocks';

type Props<N extends ArrangedName> = {
  name: N;
  parts: Readonly<Record<PartOf<N>, ReactNode>>;
  /** The text of the h1 if the part that holds the h1 is hidden. */
  title: string;
  content: HotelContent;
};

/** The home page or About: its built-in parts and custom blocks in the hotel's order. */
export function ArrangedContent<N extends ArrangedName>({ name, parts, title, content }: Props<N>) {
  const row = content.pages.find(({ slug }) => slug === name);
  const today = useDay((day) => blockStatesOn(row?.blocks ?? [], day));
  const placed = arrangement(content.pages, name, today);
  const [first] = placed;
  const isTitled = holdsTitle(placed, name);
  // If no part holds the h1, a block at the start of the page holds it.
  const isOpenedByBlock = !isTitled && Array.isArray(first);
  return (
    <SearchPartsLoader value={loadSearchParts}>
      <FullMoonsPart value={LateFullMoons}>
        {!isTitled && !isOpenedByBlock && <h1 className="sr-only">{title}</h1>}
        {placed.map((one) =>
          Array.isArray(one) ? (
            <LazyBlocks
              key={one[0]?.id}
              blocks={one}
              content={content}
              today={today}
              areFirst={isOpenedByBlock && one === first}
              title={title}
            />
          ) : (
            <Fragment key={one}>{parts[one]}</Fragment>
          ),
        )}
      </FullMoonsPart>
    </SearchPartsLoader>
  );
}
