import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '@/content/schema/block';
import type { HotelContent } from '@/content/store/hotel-content';

export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** The hotel's content, for blocks that show rooms, pictures or contact details. */
  content: HotelContent;
  today: string;
  /** The page's first block: its title is the h1, and its picture loads first. */
  isFirst: boolean;
};

/** True if a block has nothing to show: then neither its title nor its space is rendered. */
export type IsEmpty<K extends BlockKind> = (props: Omit<BlockProps<K>, 'isFirst'>) => boolean;

type View = { Block: ComponentType<BlockProps<never>>; isEmpty: IsEmpty<never> };

const modules = import.meta.glob<Record<string, unknown>>('../*/view/*Block.tsx', { eager: true });

/** The view of each kind, from the `…Block.tsx` in the folder named after the kind. */
export const BLOCK_VIEWS: Partial<Record<string, View>> = Object.fromEntries(
  Object.entries(modules).map(([file, { isEmpty = () => false, ...views }]) => [
    file.split('/')[1],
    { Block: Object.values(views)[0], isEmpty } as View,
  ]),
);
