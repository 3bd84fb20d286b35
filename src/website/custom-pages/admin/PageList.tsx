import { Plus, FileText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from '@/ui/router';
import { useUserId } from '@/basics/session/staff-calls/session';
import { useAddTranslations, type NewTranslations } from '@/content/store/staff-calls/translations';
import { draftKey, readDraft } from '@/basics/drafts/admin/drafts';
import type { Column } from '@/kit/editors/admin/collection';
import { CollectionTable } from '@/kit/editors/admin/CollectionTable';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { blankPage, hasBuiltInParts, type Page, type PageDraft } from '@/content/schema/page';
import { PAGES_WITH_PARTS } from '@/content/schema/built-in-parts';
import { slugFrom } from '@/website/custom-pages/slug';
import { pageDraft, usePages } from '@/website/custom-pages/staff-calls/save-pages';
import { PAGES_MAX } from '@/basics/rules/limits';
import { pageEditorPath } from '@/basics/rules/paths';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { collectionWords, pageWords as words } from '@/words/staff';
import { AddPage } from './AddPage';
import { pageStatus } from './page-status';
import { DeletedItems } from '@/kit/editors/admin/DeletedItems';
import { pageDraftSchema } from '@/website/custom-pages/page-draft';

const { labels } = words;

type Props = { pages: readonly Page[]; isGone: boolean };

export function PageList({ pages, isGone }: Props) {
  const own = useMemo(() => pages.filter(({ slug }) => !hasBuiltInParts(slug)), [pages]);
  const kind = usePages();
  const { mutateAsync: translate } = useAddTranslations();
  const userId = useUserId();
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const isFull = own.length >= PAGES_MAX;
  const columns = useMemo(() => pageColumns(userId), [userId]);

  /** Stores a page as a draft and opens its editor. @throws if it was not stored */
  async function add(draft: PageDraft, translations: NewTranslations = {}): Promise<void> {
    const slugs = pages.flatMap(({ slug, formerSlugs }) => [slug, ...formerSlugs]);
    const mine: PageDraft = {
      ...draft,
      slug: slugFrom(draft.slug || draft.title, slugs),
      status: 'draft',
    };
    const id = `page-${Date.now()}`;
    await kind.onSave({ id, isNew: true, base: mine, mine });
    // The page is usable without its translations; a toast has reported the failure.
    await translate(translations).catch(() => undefined);
    navigate(pageEditorPath(id));
  }

  function duplicate(page: Page): void {
    const draft = pageDraft(page);
    // A toast reports the failure.
    void add({ ...draft, title: words.copyOf(draft.title), slug: '' }).catch(() => undefined);
  }

  return (
    <>
      <PageTitle title={words.title} purpose={words.purpose}>
        {!isFull && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {collectionWords.add('page')}
          </Button>
        )}
      </PageTitle>
      {isGone && (
        <p className="notice" role="status">
          {words.isGone}
        </p>
      )}
      {isFull && <p className="notice">{words.full(PAGES_MAX)}</p>}
      <h2 className="mt-8 mx-0 mb-3 font-[550] text-sm leading-[1.4] font-body text-ink-3">
        {words.arrangedTitle}
      </h2>
      <ul className="arranged table-wrap">
        {PAGES_WITH_PARTS.map((slug) => (
          <li className="flex gap-4 items-center justify-between px-4 py-[0.85rem]" key={slug}>
            <Link className="link" to={pageEditorPath(slug)}>
              {words.arranged[slug]}
            </Link>
            <span className="pill">
              {pages.some((page) => page.slug === slug) ? words.changed : words.asMade}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="mt-8 mx-0 mb-3 font-[550] text-sm leading-[1.4] font-body text-ink-3">
        {words.ownTitle}
      </h2>
      {own.length === 0 ? (
        <EmptyState
          icon={FileText}
          level={3}
          title={collectionWords.none('page')}
          text={words.emptyText}
        />
      ) : (
        <CollectionTable
          collection={{
            ...kind,
            words: { title: words.ownTitle },
            columns,
            onDuplicate: isFull ? undefined : duplicate,
          }}
          items={own}
          onEdit={(id) => navigate(pageEditorPath(id))}
          canReorder
        />
      )}
      <DeletedItems
        {...kind}
        table="pages"
        items={pages}
        schema={pageDraftSchema}
        blank={blankPage}
      />
      {isAdding && <AddPage add={add} onClose={() => setAdding(false)} />}
    </>
  );
}

function pageColumns(userId: string): Column<Page>[] {
  return [
    { header: labels.title, variant: 'name', cell: ({ title }) => title },
    { header: labels.slug, cell: ({ slug }) => <span dir="ltr">/{slug}</span> },
    { header: words.menu, cell: ({ place }) => words.places[place] },
    {
      header: labels.status,
      cell: (page) => {
        const { text, tone } = pageStatus(page);
        return (
          <span className="row gap-2">
            <span className={`pill ${tone}`}>{text}</span>
            {readDraft(draftKey(`page/${page.id}`, userId)) && (
              <span className="pill warn">{words.unsaved}</span>
            )}
          </span>
        );
      },
    },
  ];
}
