import { useEffect } from 'react';
import type { PageDraft } from '@/content/schema/page';
import { GAP } from '@/website/custom-pages/page-draft';
import { pageWords as words } from '@/words/staff';
import { gapsOf, type Gap } from './texts-of-page';

type Props = { page: PageDraft; onGo: (gap: Gap) => void };

/** Lists blocks with gaps, the places of a page template that staff must still fill in. */
export function PageGaps({ page, onGo }: Props) {
  const gaps = gapsOf(page);
  if (gaps.length === 0) return null;
  const firsts = gaps.filter(({ part }, at) => gaps.findIndex((gap) => gap.part === part) === at);
  return (
    <div className="notice page-gaps">
      <p>{words.gaps(gaps.length)}</p>
      <ul className="flex flex-wrap gap-x-6">
        {firsts.map((gap) => (
          <li key={gap.part}>
            <button
              type="button"
              className="link [display:block] min-h-10"
              onClick={() => onGo(gap)}
            >
              {gap.part}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Highlights the gaps in the rendered text below an element. */
export function useGapHighlights(drawn: { readonly current: Element | null }): void {
  useEffect(() => {
    // Browsers without the highlight API show only the gaps' brackets.
    if (!drawn.current || typeof CSS === 'undefined' || !('highlights' in CSS)) return;
    const ranges: Range[] = [];
    const texts = document.createTreeWalker(drawn.current, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const found = GAP.exec(node.textContent ?? '');
      if (!found) continue;
      const range = document.createRange();
      range.setStart(node, found.index);
      range.setEnd(node, found.index + found[0].length);
      ranges.push(range);
    }
    CSS.highlights.set('gaps', new Highlight(...ranges));
  });
}
