import {
  createContext,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react';

/*
 * What this site needs of a router: the address as a value, links that change it, and the history. All
 * addresses are absolute, and which page is at which is said by the table of routes (rules/routes.ts).
 */

/** An address of the site, without what stands before all addresses of a language. */
export type Place = {
  pathname: string;
  search: string;
  hash: string;
  /** What was kept with its entry of the history. */
  state: unknown;
  /** Of that entry, for as long as it is there. */
  key: string;
};
type To = string | Partial<Pick<Place, 'pathname' | 'search' | 'hash'>>;
type Options = { replace?: boolean; state?: unknown };
/** Goes to an address, or so many entries back or on. */
export type Go = (to: To | number, options?: Options) => void;

type Router = {
  navigate: Go;
  /** What stands before all addresses in the browser. */
  base: string;
  /** How one came to the address: by the browser, or by a link. */
  came: 'POP' | 'PUSH' | 'REPLACE';
};

const RouterContext = createContext<Router | undefined>(undefined);
const PlaceContext = createContext<Place | undefined>(undefined);

function provided<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no router around this');
  return value;
}

/** Where the page stands: for what is below `<At>`, where that says. */
export function useLocation(): Place {
  return provided(use(PlaceContext));
}

export function useRouter(): Router {
  return provided(use(RouterContext));
}

export function useNavigate(): Go {
  return useRouter().navigate;
}

/** The parameters of the address, and what sets others in its place. */
export function useSearchParams() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = (next: URLSearchParams) => navigate({ search: String(next) }, { replace: true });
  return [params, set] as const;
}

/** Shows what is inside as if the page stood there. */
export function At({ place, children }: { place: Place; children: ReactNode }) {
  return <PlaceContext value={place}>{children}</PlaceContext>;
}

/** Any address, as far as it is said; the rest of it is empty, or where one stands. */
function placeOf(to: To, from: string): Place {
  const parts = typeof to === 'string' ? partsOf(to) : to;
  const { pathname = from, search = '', hash = '' } = parts;
  const query = search && !search.startsWith('?') ? `?${search}` : search;
  return { pathname, search: query, hash, state: null, key: 'default' };
}

function partsOf(address: string): Partial<Place> {
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(address) ?? [];
  return { ...(pathname && { pathname }), search: search ?? '', hash: hash ?? '' };
}

/** As a browser has to be given it. */
function hrefOf({ pathname, search, hash }: Place, base: string): string {
  // The home page of a language stands at its code alone.
  return (base && pathname === '/' ? base : base + pathname) + search + hash;
}

export function useHref(to: To): string {
  return hrefOf(placeOf(to, useLocation().pathname), useRouter().base);
}

type StaticProps = { at: string; base?: string; children: ReactNode };

/** Stands at one address: for pages that are made before anybody asks. */
export function StaticRouter({ at, base = '', children }: StaticProps) {
  return (
    <RouterContext value={{ navigate: () => undefined, base, came: 'POP' }}>
      <At place={placeOf(at, '/')}>{children}</At>
    </RouterContext>
  );
}

type Stand = { place: Place; came: Router['came'] };

/** Stands where the browser does. @param base what stands before all addresses, and is left away */
export function BrowserRouter({ base = '', children }: { base?: string; children: ReactNode }) {
  const [{ place, came }, setStand] = useState<Stand>(() => ({
    place: placeHere(base),
    came: 'POP',
  }));
  const [show] = useState(() => (stand: Stand) => startTransition(() => setStand(stand)));

  useLayoutEffect(() => {
    const onPop = () => show({ place: placeHere(base), came: 'POP' });
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [base, show]);

  const navigate = useCallback<Go>(
    (to, { replace = false, state = null } = {}) => {
      if (typeof to === 'number') return history.go(to);
      const key = Math.random().toString(36).slice(2, 10);
      const next = { ...placeOf(to, placeHere(base).pathname), state, key };
      const kept = [{ usr: state, key }, '', hrefOf(next, base)] as const;
      if (replace) history.replaceState(...kept);
      else history.pushState(...kept);
      return show({ place: next, came: replace ? 'REPLACE' : 'PUSH' });
    },
    [base, show],
  );
  const router = useMemo(() => ({ navigate, base, came }), [navigate, base, came]);
  return (
    <RouterContext value={router}>
      <At place={place}>{children}</At>
    </RouterContext>
  );
}

function placeHere(base: string): Place {
  const { pathname, search, hash } = window.location;
  const kept: unknown = history.state;
  const isKept = typeof kept === 'object' && kept !== null;
  const of = (name: string): unknown => (isKept ? Reflect.get(kept, name) : undefined);
  // Two slashes would begin the name of another host.
  const path = pathname.slice(pathname.startsWith(base) ? base.length : 0).replace(/^\/*/, '/');
  return {
    pathname: path,
    search,
    hash,
    state: of('usr') ?? null,
    key: String(of('key') ?? 'default'),
  };
}

/** Goes there as soon as it is drawn. */
export function Navigate(there: Options & { to: To }): null {
  const navigate = useNavigate();
  const wanted = JSON.stringify(there);
  useEffect(() => {
    // Written above.
    const { to, ...options } = JSON.parse(wanted) as typeof there;
    navigate(to, options);
  }, [navigate, wanted]);
  return null;
}

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  state?: unknown;
};

/** A link inside the site. The browser follows it where somebody wants it in another tab. */
export function Link({ to, state, onClick, ...attributes }: LinkProps) {
  const { navigate, base } = useRouter();
  const here = useLocation();
  const href = useHref(to);
  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    const isHandled = event.defaultPrevented || event.button !== 0 || attributes.target;
    if (isHandled || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // As browsers do: where one stands already makes no other entry of the history.
    navigate(to, { state, replace: hrefOf(here, base) === href });
  }
  // What it says is among the attributes.
  // oxlint-disable-next-line jsx-a11y/anchor-has-content
  return <a {...attributes} href={href} onClick={follow} />;
}

/** A link that is marked where it leads to the page that is shown. @param end not on those below it */
export function NavLink({ end = false, ...props }: LinkProps & { to: string; end?: boolean }) {
  const { pathname } = useLocation();
  const isHere = pathname === props.to || (!end && pathname.startsWith(`${props.to}/`));
  return <Link aria-current={isHere ? 'page' : undefined} {...props} />;
}
