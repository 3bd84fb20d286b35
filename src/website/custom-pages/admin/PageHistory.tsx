import { repairBlocks } from '@/content/schema/block';
import type { Page, PageDraft } from '@/content/schema/page';
import type { EditorHistory } from '@/kit/editors/admin/editor-history';
import { HistoryButton } from '@/kit/editors/admin/HistoryButton';
import { usePages } from '@/website/custom-pages/staff-calls/save-pages';
import { pageWords } from '@/words/staff';
import { pageSchemaBeside } from './page-schema';
import { PagePreview } from './PagePreview';
import { blocksInWords } from './texts-of-page';

type Props = Pick<EditorHistory<PageDraft>, 'title' | 'value' | 'texts' | 'isDirty'> & {
  page: Page;
  /** Addresses of other pages. */
  taken: readonly string[];
  isGone: boolean;
};

export function PageHistory({ page: { id }, taken, isGone, ...props }: Props) {
  const { onSave } = usePages();
  const history: EditorHistory<PageDraft> = {
    ...props,
    things: [{ entity: 'pages', key: id }],
    labels: pageWords.labels,
    schema: pageSchemaBeside(taken),
    read: (was) => ({ ...was, blocks: repairBlocks(was['blocks']) }),
    shown: (field, shown) => (field === 'blocks' ? blocksInWords(shown) : shown),
    save: (edit) => onSave({ id, isNew: isGone, ...edit }),
    preview: (draft) => <PagePreview page={draft} />,
  };
  return <HistoryButton history={history} />;
}
