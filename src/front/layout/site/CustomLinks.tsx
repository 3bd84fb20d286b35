import { NavLink, useLocation } from '@/ui/router';
import type { Page } from '@/content/schema/page';
import { navWords } from '@/words/visitors';
import { languageProps } from '@/ui/Text';
import './custom-links.css';

const MORE_ID = 'more-pages';
/** Page widths from which a first and a second custom page fit in the header in any language. */
const FROM = ['lg', 'xl'] as const;
/** Longest title in the header, in letters: longer ones leave too little space for the name. */
const TITLE_MAX = 14;

type PlacedPage = { page: Page; from: (typeof FROM)[number] | 'never' };
type Props = {
  pages: readonly Page[];
};

/** Returns the width from which each page is in the header; pages after a long title never are. */
function placed({ pages }: Props): PlacedPage[] {
  const long = pages.findIndex(({ title }) => title.length > TITLE_MAX);
  const short = long === -1 ? pages.length : long;
  return pages.map((page, at) => ({ page, from: (at < short && FROM[at]) || 'never' }));
}

/** The custom pages that fit in the header, and the More button for the others. */
export function CustomLinks(props: Props) {
  const links = placed(props);
  // From this width on, the header has space for all pages and hides More.
  const last = links.at(-1)?.from;
  return (
    <>
      {links.map(
        ({ page, from }) =>
          from !== 'never' && <CustomLink key={page.id} page={page} from={from} />,
      )}
      <button type="button" className="nav-more" data-until={last} popoverTarget={MORE_ID}>
        {navWords.more}
      </button>
    </>
  );
}

export function MorePages(props: Props) {
  const { pathname } = useLocation();
  return (
    <nav
      key={pathname}
      id={MORE_ID}
      className="languages more-pages"
      popover="auto"
      aria-label={navWords.more}
    >
      {placed(props).map(({ page, from }) => (
        <CustomLink key={page.id} page={page} from={from} />
      ))}
    </nav>
  );
}

function CustomLink({ page: { slug, title }, from }: PlacedPage) {
  return (
    <NavLink
      to={`/${slug}`}
      data-from={from}
      {...languageProps(title)}
      onClick={({ currentTarget }) => {
        // Closes the list: a link to the current page causes no navigation that would close it.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {title}
    </NavLink>
  );
}
