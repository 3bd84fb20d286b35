import { createContext, use, type ComponentType } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { lazyPage } from '@/ui/lazy-page';

type LazyPart = {
  /** The module that renders the part: its path below `src`, without the ending. */
  module: string;
  load: () => Promise<void>;
  /** True if the page at `path` shows the part. Read only when the app changes to that page. */
  isOn: (path: string, content: HotelContent) => boolean;
};

const PARTS: LazyPart[] = [];

/** Collects the modules of the late parts that a prerendered page shows. */
export const RenderedLazyParts = createContext<Set<string> | undefined>(undefined);

/**
 * A part of a page in a file of its own, which only pages that show the part download. The build
 * notes each part that it renders: the document names these files, and the app fetches them before
 * it hydrates the page (decision 0042).
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
 * Fetches late parts whose declaring modules are loaded.
 * @throws if a file cannot be fetched
 */
export async function loadLazyParts(isWanted: (part: LazyPart) => boolean = () => true): Promise<void> {
  await Promise.all(PARTS.filter(isWanted).map(({ load }) => load()));
}
