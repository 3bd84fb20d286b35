import { NavLink, useLocation } from '@/ui/router';
import type { Page } from '@/content/schema/page';
import { NAV_LINKS } from '@/kit/page-parts/view/SiteHeader';
import { languageOf } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-build';
import { navWords } from '@/words/visitors';
import { scriptProps } from '@/ui/Text';
import { fitting, type FitsFrom } from './fitting';
import './own-links.css';

const MORE_ID = 'more-pages';

type PlacedPage = { page: Page; from: FitsFrom };

type Props = {
  /** Those of the header, in their order. */
  pages: readonly Page[];
  /** The name of the house. */
  brand: string;
  hasLanguages: boolean;
};

/** Each with the width from which it is in the bar. */
function placed({ pages, brand, hasLanguages }: Props): PlacedPage[] {
  const places = fitting(
    pages.map(({ title }) => title),
    {
      brand,
      links: NAV_LINKS.map(({ label }) => label),
      language: hasLanguages ? languageOf(THIS_LANGUAGE).name : '',
      book: navWords.book,
      more: `${navWords.more} ▾`,
    },
  );
  return pages.map((page, at) => ({ page, from: places[at] ?? 'never' }));
}

/** After the links of the bar: the own pages that fit, and what opens the list of the others. */
export function OwnLinks(props: Props) {
  const links = placed(props);
  // From the width at which the last of them fits, there are no others.
  const last = links.at(-1)?.from ?? 'md';
  return (
    <>
      {links.map(
        ({ page, from }) => from !== 'never' && <OwnLink key={page.id} page={page} from={from} />,
      )}
      {last !== 'md' && (
        <button type="button" className="nav-more" data-until={last} popoverTarget={MORE_ID}>
          {navWords.more}
        </button>
      )}
    </>
  );
}

/** Those that have no room in the bar: a popover of plain links, which needs no script. */
export function MorePages(props: Props) {
  const { pathname } = useLocation();
  const others = placed(props).filter(({ from }) => from !== 'md');
  if (others.length === 0) return null;
  return (
    <nav
      key={pathname}
      id={MORE_ID}
      className="languages more-pages"
      popover="auto"
      aria-label={navWords.more}
    >
      {others.map(({ page, from }) => (
        <OwnLink key={page.id} page={page} from={from} />
      ))}
    </nav>
  );
}

function OwnLink({ page: { slug, title }, from }: PlacedPage) {
  return (
    <NavLink
      to={`/${slug}`}
      data-from={from}
      {...scriptProps(title)}
      onClick={({ currentTarget }) => {
        // Of the page that is open already: no other comes that would close the list.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {title}
    </NavLink>
  );
}
