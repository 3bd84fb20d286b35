import { useSyncExternalStore, type AnchorHTMLAttributes, type ReactNode } from 'react';
import {
  NavigationType,
  UNSAFE_LocationContext as LocationContext,
  useHref,
  useLinkClickHandler,
  useLocation,
  type Location,
  type To,
} from 'react-router-dom';

export {
  BrowserRouter,
  Navigate,
  StaticRouter,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom';

/* The few parts of React Router that the site needs: <Link> and <Routes> would add 8 kB. */

/** A location on the site, without the language's prefix. */
export type SiteLocation = Location;

/** Gives its children `place` as the current location. */
export function LocationOverride({
  place,
  children,
}: {
  place: SiteLocation;
  children: ReactNode;
}) {
  return (
    <LocationContext value={{ location: place, navigationType: NavigationType.Pop }}>
      {children}
    </LocationContext>
  );
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  state?: unknown;
};

/** The parameters of a search by dates, which stay in the address from page to page. */
const KEPT = /^(arrive|nights|guests|children|code)$/;

/** Returns the part of the address that links keep: `?arrive=…`; '' in prerendered pages. */
export function useKeptSearch(): string {
  useLocation(); // renders again after each navigation
  return useSyncExternalStore(
    () => () => undefined,
    () => keptOf(window.location.search),
    () => '',
  );
}

function keptOf(search: string): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => KEPT.test(name));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}`.replaceAll('%2C', ',') : '';
}

/** A link inside the site. The browser itself handles clicks that open a new tab. */
export function Link({ to: page, state, onClick, ...attributes }: LinkProps) {
  const kept = useKeptSearch();
  const isBare = typeof page === 'string' && !/^\/admin|\?/.test(page);
  const to = isBare && kept ? page.replace(/(?=#|$)/, kept) : page;
  const follow = useLinkClickHandler(to, { state, target: attributes.target });
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the children are in `attributes`
    <a
      {...attributes}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/**
 * A link marked as current while its page, or a page below it, is open.
 * @param end if true, pages below it do not count
 */
export function NavLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
