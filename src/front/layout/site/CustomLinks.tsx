import { NavLink, useLocation } from '@/ui/router';
import type { Page } from '@/content/schema/page';
import { navWords } from '@/words/visitors';
import { languageProps } from '@/ui/Text';
import './custom-links.css';

const MORE_ID = 'more-pages';
/** Page widths at which the first and second custom page fit in the header, in every language. */
const FROM = ['lg', 'xl'] as const;
/** Longest title, in letters: a longer one leaves too little space for the hotel's name. */
const TITLE_MAX = 14;

type PlacedPage = { page: Page; from: (typeof FROM)[number] | 'never' };
type Props = {
  pages: readonly Page[];
};

/** The width from which each page is in the header; pages after a long title are under More. */
function placed({ pages }: Props): PlacedPage[] {
  const long = pages.findIndex(({ title }) => title.length > TITLE_MAX);
  const short = long === -1 ? pages.length : long;
  return pages.map((page, at) => ({ page, from: (at < short && FROM[at]) || 'never' }));
}

/** The custom pages that fit in the header, and the More button for the others. */
export function CustomLinks(props: Props) {
  const links = placed(props);
  // At the last page's width all pages fit, and More disappears.
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
        // A link to the open page causes no page change, which would close the list.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {title}
    </NavLink>
  );
}
