import { useEffect, useLayoutEffect, useRef } from 'react';
import { isShownBlock } from '@/website/blocks/shown-block';
import { Blocks } from '@/website/blocks/view/Blocks';
import { useContent } from '@/content/store/queries/content';
import { PreviewPane, type PreviewDevice } from '@/kit/editors/admin/PreviewPane';
import { SiteHeader } from '@/kit/page-parts/view/SiteHeader';
import type { PageDraft } from '@/content/schema/page';
import { MOBILE_BREAKPOINT_PX } from '@/basics/rules/limits';
import { opensWide } from '@/website/custom-pages/shown-pages';
import { hotelToday } from '@/basics/time/dates';
import { useGapHighlights } from './PageGaps';
import { PartPreview } from './PartPreview';

type Props = {
  page: PageDraft;
  /** The block whose form is open: the preview scrolls to it. */
  selected?: string | undefined;
  /** Receives the id of a clicked block and its text. */
  onPoint?: ((block: string, text: string) => void) | undefined;
};

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
      {(device) => <Drawn page={page} selected={selected} device={device} />}
    </PreviewPane>
  );
}

type DrawnProps = Pick<Props, 'page' | 'selected'> & { device: PreviewDevice };

function Drawn({ page, selected, device }: DrawnProps) {
  const { content } = useContent();
  const today = hotelToday();
  const firstShown = page.blocks.findIndex((block) => isShownBlock(block, today));
  const first = page.blocks[firstShown];
  const isUnderHeader = opensWide(page, today) || (first?.kind === 'part' && first.part === 'hero');
  const drawn = useRef<HTMLDivElement>(null);
  useGapHighlights(drawn);

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
        tone={isUnderHeader ? 'light' : 'solid'}
        still
      />
      {page.blocks.map((block, index) =>
        block.kind === 'part' ? (
          <PartPreview key={block.id} block={block} device={device} />
        ) : (
          <Blocks
            key={block.id}
            blocks={[block]}
            content={content}
            today={today}
            areFirst={index === firstShown}
            title={page.title}
          />
        ),
      )}
    </div>
  );
}

function blocksIn(page: Element | null): Element[] {
  return [...(page?.querySelectorAll('[data-block]') ?? [])];
}
