import { Fragment, type ReactNode } from 'react';
import { changesOn } from '@/website/blocks/shown-block';
import type { PartOf } from '@/content/schema/parts';
import type { HotelContent } from '@/content/store/hotel-content';
import { arrangement, holdsTitle, type ArrangedName } from '@/website/own-pages/arrangement';
import { useDay } from '@/basics/time/view/use-day';
import { LaterBlocks } from './later-blocks';

type Props<N extends ArrangedName> = {
  name: N;
  /** Every part that the page has by itself. */
  parts: Readonly<Record<PartOf<N>, ReactNode>>;
  /** The h1 where the part that holds it is hidden. */
  title: string;
  content: HotelContent;
};

/** The parts of the home page or About in the house's order, and its blocks between them. */
export function Arranged<N extends ArrangedName>({ name, parts, title, content }: Props<N>) {
  const row = content.pages.find(({ slug }) => slug === name);
  const today = useDay((day) => changesOn(row?.blocks ?? [], day));
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
          <LaterBlocks
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
