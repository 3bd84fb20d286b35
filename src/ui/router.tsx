import type { AnchorHTMLAttributes, ReactNode } from 'react';
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

/*
 * Of the router's library what this site needs: the address as a value, the history, and links. Its own
 * <Link> brings prefetching and forms of a framework along, its <Routes> a matching of paths that the
 * table of routes has (rules/routes.ts): 8 kB of script before a page answers.
 */

/** An address of the site, without what is before all addresses of a language. */
export type SiteLocation = Location;

/** Shows what is inside as if the page were there. */
export function LocationOverride({ place, children }: { place: SiteLocation; children: ReactNode }) {
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

/** A link inside the site. The browser follows it where someone wants it in another tab. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const follow = useLinkClickHandler(to, { state, target: attributes.target });
  return (
    // What it says is among the attributes.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
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

/** A link that is marked where it leads to the page that is shown. @param end not on those below it */
export function NavLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
