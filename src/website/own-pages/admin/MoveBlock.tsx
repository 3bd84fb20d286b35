import type { Block } from '@/content/schema/block';
import type { Page } from '@/content/schema/page';
import { usePages, pageDraft } from '@/website/own-pages/staff-calls/save-pages';
import { BLOCKS_MAX } from '@/basics/rules/limits';
import { newUuid } from '@/lib/uuid';
import { Dialog } from '@/ui/Dialog';
import { toast } from '@/ui/toast';
import { pageWords as words } from '@/words/staff';

type Props = {
  block: Block;
  /** Where it may go. */
  pages: readonly Page[];
  onMoved: () => void;
  onClose: () => void;
};

/** Puts a block at the end of another page, which is stored at once. */
export function MoveBlock({ block, pages, onMoved, onClose }: Props) {
  const { onSave } = usePages();

  async function moveTo(page: Page): Promise<void> {
    const base = pageDraft(page);
    const blocks = [...base.blocks, { ...block, id: newUuid() }];
    try {
      await onSave({ id: page.id, isNew: false, base, mine: { ...base, blocks } });
      toast({ ...words.toPageDone(page.title), about: 'page' });
      onMoved();
    } catch {
      // The toast has said it; the block stays where it is.
    }
  }

  return (
    <Dialog open onOpenChange={onClose} title={words.toPageTitle} description={words.toPageText}>
      {pages.length === 0 && <p>{words.noOtherPage}</p>}
      <ul className="choices grid mt-4 grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-3">
        {pages.map((page) => (
          <li key={page.id}>
            <button
              type="button"
              className="choice hover:border-brand-text hover:bg-brand-wash"
              disabled={page.blocks.length >= BLOCKS_MAX}
              onClick={() => void moveTo(page)}
            >
              <b className="font-[550]" dir="auto">
                {page.title}
              </b>
              <span className="text-ink-3 text-sm">
                {page.blocks.length >= BLOCKS_MAX ? words.toPageFull(page.title) : `/${page.slug}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
