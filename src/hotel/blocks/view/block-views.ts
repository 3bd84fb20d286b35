import type { ComponentType } from 'react';
import type { BlockKind, BlockOf } from '@/hotel/blocks/block';
import type { HotelContent } from '@/hotel/content/hotel-content';

/** What every kind's view is given. */
export type BlockProps<K extends BlockKind> = {
  block: BlockOf<K>;
  /** What the house says elsewhere: rooms, pictures, how to reach it. */
  content: HotelContent;
  /** The first block of a page holds its h1. */
  isFirst: boolean;
};

const modules = import.meta.glob<Record<string, ComponentType<BlockProps<never>>>>(
  '../*/view/*Block.tsx',
  { eager: true },
);

/** The view of each kind: the component of the one `…Block.tsx` in its folder. */
export const BLOCK_VIEWS: Partial<Record<string, ComponentType<BlockProps<never>>>> =
  Object.fromEntries(
    Object.entries(modules).map(([file, module]) => [file.split('/')[1], Object.values(module)[0]]),
  );
