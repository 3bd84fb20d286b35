import { NavLink, useLocation } from '@/ui/router';
import type { Page } from '@/content/schema/page';
import { navWords } from '@/words/visitors';
import { languageProps } from '@/ui/Text';
import './custom-links.css';

const MORE_ID = 'more-pages';
/**
 * From which width of the page the first pages stand in the bar (own-links.css): with the four links
 * six at most, which no language makes too wide for its bar.
 */
const FROM = ['lg', 'xl'] as const;
/** A longer title would take the name of the house its line (letters). */
const TITLE_MAX = 14;

type PlacedPage = { page: Page; from: (typeof FROM)[number] | 'never' };
type Props = {
  /** Those of the header, in their order. */
  pages: readonly Page[];
};

/** Each with the width from which it is in the bar; after a long title all are under More. */
function placed({ pages }: Props): PlacedPage[] {
  const long = pages.findIndex(({ title }) => title.length > TITLE_MAX);
  const short = long === -1 ? pages.length : long;
  return pages.map((page, at) => ({ page, from: (at < short && FROM[at]) || 'never' }));
}

/** After the links of the bar: the own pages that fit, and what opens the list of the others. */
export function CustomLinks(props: Props) {
  const links = placed(props);
  // From the width at which the last of them fits, there are no others.
  const last = links.at(-1)?.from;
  return (
    <>
      {links.map(
        ({ page, from }) => from !== 'never' && <CustomLink key={page.id} page={page} from={from} />,
      )}
      <button type="button" className="nav-more" data-until={last} popoverTarget={MORE_ID}>
        {navWords.more}
      </button>
    </>
  );
}

/** Those that have no room in the bar: a popover of plain links, which needs no script. */
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
        // Of the page that is open already: no other comes that would close the list.
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
      }}
    >
      {title}
    </NavLink>
  );
}
