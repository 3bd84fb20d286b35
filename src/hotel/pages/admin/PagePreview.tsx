import { useEffect, useLayoutEffect, useRef } from 'react';
import type { BlockOf } from '@/hotel/blocks/block';
import { blockName } from '@/hotel/blocks/admin/kind-words';
import { Blocks } from '@/hotel/blocks/view/Blocks';
import { useContent } from '@/hotel/content/queries/content';
import { PreviewPane } from '@/hotel/editing/admin/PreviewPane';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';
import type { PageDraft } from '@/hotel/pages/page';
import { MOBILE_BREAKPOINT_PX } from '@/hotel/rules/limits';
import { hotelToday } from '@/hotel/time/dates';

type Props = {
  page: PageDraft;
  /** The block that is unfolded: it comes into view. */
  selected?: string | undefined;
  /** Told which block was clicked, and what is written there. */
  onPoint?: ((block: string, text: string) => void) | undefined;
};

/** The page as visitors will see it; a click into it goes to what one clicked. */
export function PagePreview({ page, selected, onPoint }: Props) {
  return (
    <PreviewPane
      first={window.innerWidth < MOBILE_BREAKPOINT_PX ? 'phone' : 'desktop'}
      onPoint={
        onPoint &&
        ((element) => {
          const id = element.closest('[data-block]')?.getAttribute('data-block');
          if (id) onPoint(id, element.textContent ?? '');
        })
      }
    >
      {() => <Drawn page={page} selected={selected} />}
    </PreviewPane>
  );
}

function Drawn({ page, selected }: Pick<Props, 'page' | 'selected'>) {
  const { content } = useContent();
  const firstShown = page.blocks.findIndex(({ hidden }) => !hidden);
  const drawn = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    for (const block of blocksIn(drawn.current))
      block.toggleAttribute('data-selected', block.getAttribute('data-block') === selected);
  });
  useEffect(() => {
    const block = blocksIn(drawn.current).find((one) => one.hasAttribute('data-selected'));
    const frame = block?.closest('[data-preview-frame]');
    if (!block || !frame) return;
    frame.scrollTop += block.getBoundingClientRect().top - frame.getBoundingClientRect().top - 24;
  }, [selected]);

  return (
    <div className="page own-page" ref={drawn}>
      <SiteHeader
        hotelInfo={content.sections.hotelInfo}
        images={content.images}
        tone="solid"
        still
      />
      {page.blocks.map((block, index) =>
        block.kind === 'part' ? (
          <PartName key={block.id} block={block} />
        ) : (
          <Blocks
            key={block.id}
            blocks={[block]}
            content={content}
            today={hotelToday()}
            areFirst={index === firstShown}
            title={page.title}
          />
        ),
      )}
    </div>
  );
}

/** What the home page or About draws by itself stands here by its name. */
function PartName({ block }: { block: BlockOf<'part'> }) {
  if (block.hidden) return null;
  return (
    <div data-block={block.id} className="part-preview">
      {blockName(block)}
    </div>
  );
}

function blocksIn(page: Element | null): Element[] {
  return [...(page?.querySelectorAll('[data-block]') ?? [])];
}
