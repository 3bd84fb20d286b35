import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '@/content/schema/block';
import type { HotelContent } from '@/content/store/hotel-content';

/** What every kind's view is given. */
export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** What the house says elsewhere: rooms, pictures, how to reach it. */
  content: HotelContent;
  /** The hotel's calendar day. */
  today: string;
  /** The page begins with it: its title is the h1, its picture loads before all others. */
  isFirst: boolean;
};

/** Whether a block has nothing to show: then neither its title nor its room in the page is drawn. */
export type IsEmpty<K extends BlockKind> = (props: Omit<BlockProps<K>, 'isFirst'>) => boolean;

type View = { Block: ComponentType<BlockProps<never>>; isEmpty: IsEmpty<never> };

const modules = import.meta.glob<Record<string, unknown>>('../*/view/*Block.tsx', { eager: true });

/** The view of each kind: what the one `…Block.tsx` in its folder exports, `isEmpty` beside it. */
export const BLOCK_VIEWS: Partial<Record<string, View>> = Object.fromEntries(
  Object.entries(modules).map(([file, { isEmpty = () => false, ...views }]) => [
    file.split('/')[1],
    { Block: Object.values(views)[0], isEmpty } as View,
  ]),
);
