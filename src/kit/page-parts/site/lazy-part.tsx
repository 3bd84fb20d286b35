import { createContext, use, type ComponentType } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { lazyPage } from '@/ui/lazy-page';

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

/** Fetches lazy parts whose declaring modules are loaded. @throws if a file cannot be fetched */
export async function loadLazyParts(
  isWanted: (part: LazyPart) => boolean = () => true,
): Promise<void> {
  await Promise.all(PARTS.filter(isWanted).map(({ load }) => load()));
}
