import type { Block } from '@/content/schema/block';
import type { Page } from '@/content/schema/page';
import { usePages, pageDraft } from '@/website/custom-pages/staff-calls/save-pages';
import { BLOCKS_MAX } from '@/basics/rules/limits';
import { newUuid } from '@/lib/uuid';
import { toast } from '@/ui/toast';
import { pageWords as words } from '@/words/staff';
import { ChoiceDialog } from './ChoiceDialog';

type Props = {
  block: Block;
  pages: readonly Page[];
  onMoved: () => void;
  onClose: () => void;
};

/** Moves a block to the end of another page, and stores that page at once. */
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
      // A toast has reported the failure; the block stays on its page.
    }
  }

  return (
    <ChoiceDialog
      title={words.toPageTitle}
      description={words.toPageText}
      none={words.noOtherPage}
      choices={pages.map((page) => {
        const isOff = page.blocks.length >= BLOCKS_MAX;
        const purpose = isOff ? words.toPageFull(page.title) : `/${page.slug}`;
        const choose = () => void moveTo(page);
        return { key: page.id, name: page.title, purpose, isOff, choose };
      })}
      onClose={onClose}
    />
  );
}
