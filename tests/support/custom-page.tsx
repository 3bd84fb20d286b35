import { blankBlock, type Block, type BlockKind, type BlockOf } from '@/content/schema/block';
import type { HotelContent } from '@/content/store/hotel-content';
import { blankPage, type Page } from '@/content/schema/page';
import { openPage } from './site';

export function customPage(more: Partial<Page>): Page {
  return {
    id: more.slug ?? 'table',
    ...blankPage(),
    title: 'The table',
    slug: 'table',
    status: 'published',
    formerSlugs: [],
    position: 0,
    updatedAt: '',
    ...more,
  };
}

let made = 0;

export function block<K extends BlockKind>(kind: K, more: Partial<BlockOf<K>>): Block {
  made += 1;
  return { ...blankBlock(kind, `block-${made}`), ...more } as Block;
}

export function openBlocks(blocks: Block[], change: (content: HotelContent) => void = () => {}) {
  return openPage('/table', (content) => {
    content.pages.push(customPage({ blocks }));
    change(content);
  });
}

export const paragraph = (text: string) => ({ type: 'paragraph' as const, text });
