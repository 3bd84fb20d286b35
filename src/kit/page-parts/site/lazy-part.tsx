import { createContext, startTransition, use, useEffect, useRef, useState } from 'react';
import { useSyncExternalStore, type ComponentType } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { loadOptional } from '@/lib/code-files';
import { lazyPage } from '@/ui/lazy-page';
import { whenNearInUse } from '@/ui/RenderWhenVisible';

type LazyPart = {
  /** The part's module: path below `src`, without extension. */
  module: string;
  load: () => Promise<void>;
  /** True if the page at `path` shows the part. Only read when the app navigates to that page. */
  isOn: (path: string, content: HotelContent) => boolean;
};

const PARTS: LazyPart[] = [];

/** Collects the modules of the lazy parts that a prerendered page shows. */
export const RenderedLazyParts = createContext<Set<string> | undefined>(undefined);

/**
 * Declares a part of a page in its own file. Prerendered documents name the files of their parts,
 * so that the app fetches them before hydration (decision 0042).
 */
export function lazyPart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { module, isOn }: Omit<LazyPart, 'load'>,
): ComponentType<P> {
  const { Page, load } = lazyPage(fetchPart, null);
  PARTS.push({ module, load, isOn });
  return function Late(props: P) {
    use(RenderedLazyParts)?.add(module);
    return <Page {...props} />;
  };
}

/**
 * Like `lazyPart`, for a part far down the page: its prerendered markup stays until the visitor uses
 * the page and the part is near the window, so that the page starts without the part's file.
 */
export function latePart<P extends object>(
  fetchPart: () => Promise<ComponentType<P>>,
  { module, isOn }: Omit<LazyPart, 'load'>,
): ComponentType<P> {
  const { Page, load } = lazyPage(fetchPart, null);
  PARTS.push({ module, load, isOn });
  return function Late(props: P) {
    const isPrerendering = use(RenderedLazyParts) !== undefined;
    const isHydrating = useSyncExternalStore(neverChanges, isFalse, isTrue);
    const [isKept, setKept] = useState(isHydrating);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (!isKept) return undefined;
      return whenNearInUse(place.current, () => {
        // If the file is missing, the prerendered markup stays.
        void loadOptional(async () => load().then(() => true)).then((isLoaded) => {
          if (isLoaded) startTransition(() => setKept(false));
        });
      });
    }, [isKept]);
    if (isPrerendering || !isKept)
      return (
        <div key="part">
          <Page {...props} />
        </div>
      );
    return (
      <div
        key="kept"
        ref={place}
        suppressHydrationWarning
        // React leaves the markup of such an element as it is when it hydrates.
        // oxlint-disable-next-line react/no-danger -- an empty constant inserts nothing
        dangerouslySetInnerHTML={KEPT}
      />
    );
  };
}

const KEPT = { __html: '' };
const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Fetches lazy parts whose declaring modules are loaded. @throws if a file cannot be fetched */
export async function loadLazyParts(
  isWanted: (part: LazyPart) => boolean = () => true,
): Promise<void> {
  await Promise.all(PARTS.filter(isWanted).map(({ load }) => load()));
}
