import { blankBlock } from '../../content/schema/block.ts';
import { BUILT_IN_PARTS } from '../../content/schema/built-in-parts.ts';
import type { ArrangedName } from './arrangement.ts';
import { blankPage, type PageDraft } from '../../content/schema/page.ts';

/** The home page or About in the specification's order, for staff to begin their own from. */
export function arrangedDraft(name: ArrangedName): PageDraft {
  return {
    ...blankPage(),
    // Nobody reads it: these pages are called by the catalogues.
    title: name,
    slug: name,
    status: 'published',
    blocks: BUILT_IN_PARTS[name].map((part) => ({ ...blankBlock('part', part), part })),
  };
}
