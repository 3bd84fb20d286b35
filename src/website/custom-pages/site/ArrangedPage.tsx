import { Fragment, type ReactNode } from 'react';
import { blockStatesOn } from '@/website/blocks/shown-block';
import type { PartOf } from '@/content/schema/built-in-parts';
import type { HotelContent } from '@/content/store/hotel-content';
import { arrangement, holdsTitle, type ArrangedName } from '@/website/custom-pages/arrangement';
import { useDay } from '@/basics/time/view/use-day';
import { LazyBlocks } from './lazy-blocks';

type Props<N extends ArrangedName> = {
  name: N;
  /** Every part that the page has by itself. */
  parts: Readonly<Record<PartOf<N>, ReactNode>>;
  /** The h1 where the part that holds it is hidden. */
  title: string;
  content: HotelContent;
};

/** The parts of the home page or About in the house's order, and its blocks between them. */
export function ArrangedPage<N extends ArrangedName>({ name, parts, title, content }: Props<N>) {
  const row = content.pages.find(({ slug }) => slug === name);
  const today = useDay((day) => blockStatesOn(row?.blocks ?? [], day));
  const placed = arrangement(content.pages, name, today);
  const [first] = placed;
  const isTitled = holdsTitle(placed, name);
  // With a block in front, that holds it.
  const isOpenedByBlock = !isTitled && Array.isArray(first);
  return (
    <>
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
    </>
  );
}
