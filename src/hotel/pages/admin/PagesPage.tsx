import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CollectionSkeleton } from '@/hotel/editing/admin/CollectionEditor';
import { useContent } from '@/hotel/content/queries/content';
import { arrangedDraft } from '@/hotel/pages/arranged-draft';
import type { Page } from '@/hotel/pages/page';
import { ARRANGED } from '@/hotel/pages/arranged-names';
import { pageDraft } from '@/hotel/pages/staff-queries/pages';
import { pageWords } from '@/words/staff';
import { PageEditor } from './PageEditor';
import { PageList } from './PageList';
import './pages.css';

/** Pages of the house's own: the list, or the editor of the one that the address names. */
export function PagesPage() {
  const { content, isLoading } = useContent();
  const [search] = useSearchParams();
  const [last, setLast] = useState<Page>();
  const id = search.get('id');
  if (isLoading) return <CollectionSkeleton title={pageWords.title} />;

  const arranged = ARRANGED.find((slug) => slug === id);
  const page = content.pages.find((one) => (arranged ? one.slug === arranged : one.id === id));
  if (page && page !== last) setLast(page);
  if (arranged) {
    const value = page ? pageDraft(page) : arrangedDraft(arranged);
    return <PageEditor key={arranged} page={page} value={value} arranged={arranged} />;
  }
  // Deleted by somebody else while it was open: what was last seen of it stays.
  const shown = page ?? (last?.id === id ? last : undefined);
  if (!shown) return <PageList isGone={id !== null} />;
  return <PageEditor key={shown.id} page={shown} value={pageDraft(shown)} isGone={!page} />;
}
