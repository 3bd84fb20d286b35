import { useState } from 'react';
import { useSearchParams } from '@/ui/router';
import { CollectionSkeleton } from '@/kit/editors/admin/CollectionEditor';
import { useContent } from '@/content/store/queries/content';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { arrangedDraft } from '@/website/custom-pages/arranged-draft';
import type { Page } from '@/content/schema/page';
import { PAGES_WITH_PARTS } from '@/content/schema/built-in-parts';
import { pageDraft, useAllPages } from '@/website/custom-pages/staff-calls/save-pages';
import { SmallButton } from '@/ui/SmallButton';
import { commonWords, pageWords } from '@/words/staff';
import { PageEditor } from './PageEditor';
import { PageList } from './PageList';
import './pages.css';

export function PagesPage() {
  const { isLoading } = useContent();
  const { pages, isFailed, again } = useAllPages();
  const [search] = useSearchParams();
  const [last, setLast] = useState<Page>();
  const id = search.get('id');
  if (isFailed)
    return (
      <>
        <PageTitle title={pageWords.title} purpose={pageWords.purpose} />
        <p className="notice bad" role="alert">
          {pageWords.unread} <SmallButton label={commonWords.retry} onClick={again} />
        </p>
      </>
    );
  if (isLoading || !pages) return <CollectionSkeleton title={pageWords.title} />;

  const arranged = PAGES_WITH_PARTS.find((slug) => slug === id);
  const page = pages.find((one) => (arranged ? one.slug === arranged : one.id === id));
  if (page && page !== last) setLast(page);
  if (arranged) {
    const value = page ? pageDraft(page) : arrangedDraft(arranged);
    return (
      <PageEditor key={arranged} pages={pages} page={page} value={value} arranged={arranged} />
    );
  }
  // If somebody else deletes the page while it is open, its last version stays in the editor.
  const shown = page ?? (last?.id === id ? last : undefined);
  if (!shown) return <PageList pages={pages} isGone={id !== null} />;
  return (
    <PageEditor key={shown.id} pages={pages} page={shown} value={pageDraft(shown)} isGone={!page} />
  );
}
