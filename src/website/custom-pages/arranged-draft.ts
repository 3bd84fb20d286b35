import { blankBlock } from '../../content/schema/block.ts';
import { BUILT_IN_PARTS } from '../../content/schema/built-in-parts.ts';
import type { ArrangedName } from './arrangement.ts';
import { blankPage, type PageDraft } from '../../content/schema/page.ts';

/** The home page or About in the default order, as a start for the hotel's own order. */
export function arrangedDraft(name: ArrangedName): PageDraft {
  return {
    ...blankPage(),
    // The stored title is never shown: the catalogues name these pages.
    title: name,
    slug: name,
    status: 'published',
    blocks: BUILT_IN_PARTS[name].map((part) => ({ ...blankBlock('part', part), part })),
  };
}
