import { ArrowLeft, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '@/ui/router';
import { ConfirmDelete } from '@/kit/editors/admin/ConfirmDelete';
import { RowActions } from '@/kit/editors/admin/RowAction';
import { askBeforeLeaving } from '@/kit/page-parts/admin/unsaved-work';
import type { Page, PageDraft } from '@/content/schema/page';
import { isShownOn } from '@/website/custom-pages/shown-pages';
import { PATH } from '@/basics/rules/paths';
import { hotelToday } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { pageWords as words } from '@/words/staff';
import { PreviewLinkButton } from './PreviewLinkButton';
import type { useBlocks } from './use-blocks';
import { SmallButton } from '@/ui/SmallButton';

type Props = {
  blocks: Pick<ReturnType<typeof useBlocks>, 'undo' | 'redo'>;
  /** Returns the page as edited in the form. */
  page: () => PageDraft;
  /** The page as stored; undefined for the home page and About, whose address cannot change. */
  stored: Page | undefined;
  canShow: boolean;
  isGone: boolean;
  isPreviewing: boolean;
  setPreviewing: (isPreviewing: boolean) => void;
};

export function PageToolbar(props: Props) {
  const { blocks, page, stored, canShow, isGone, isPreviewing, setPreviewing } = props;
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap gap-2 items-center mb-5">
      <SmallButton
        label={words.all}
        icon={ArrowLeft}
        onClick={() => askBeforeLeaving(() => navigate(PATH.adminPages))}
      />
      <RowActions
        acts={[
          ['undo', words.undo, () => blocks.undo?.(), !blocks.undo],
          ['redo', words.redo, () => blocks.redo?.(), !blocks.redo],
        ]}
      />
      {canShow && <PreviewLinkButton page={page} id={isGone ? undefined : stored?.id} />}
      {stored && isShownOn(stored, hotelToday()) && (
        <a
          className="btn btn-ghost btn-small"
          href={`/${stored.slug}`}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink className="icon" aria-hidden="true" />
          {words.view}
        </a>
      )}
      <SmallButton
        label={words.preview}
        className="hidden max-lg:inline-flex"
        aria-pressed={isPreviewing}
        onClick={() => setPreviewing(!isPreviewing)}
      />
    </div>
  );
}

/** Deletes the hotel's own block order of the home page or About, after a confirmation. */
export function ResetOrderButton({ onConfirm }: { onConfirm: () => Promise<void> }) {
  const [isAsking, setAsking] = useState(false);
  if (!isAsking)
    return (
      <Button variant="ghost" onClick={() => setAsking(true)}>
        {words.back}
      </Button>
    );
  return (
    <ConfirmDelete
      question={words.backQuestion}
      onConfirm={() => onConfirm().finally(() => setAsking(false))}
      onCancel={() => setAsking(false)}
    />
  );
}
