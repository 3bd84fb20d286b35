import { lazy, Suspense, useState, type ComponentType } from 'react';
import { TAB } from '@/lib/browser-storage';
import { PageSpinner } from './PageSpinner';

const RELOADED_KEY = 'reloadedForChunk';

/** A page whose code is a file of its own. */
export type LazyPage = {
  Page: ComponentType;
  /** Fetches the code; from then on the page is drawn at once. */
  load: () => Promise<void>;
};

/**
 * A page downloaded on demand. When a deploy has replaced its file, the document is loaded again,
 * once; drafts lie in the browser's storage.
 */
export function lazyPage(fetchPage: () => Promise<ComponentType>): LazyPage {
  let ready: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  function load(): Promise<ComponentType> {
    loading ??= fetchPage().then(
      (component) => (ready = component),
      (error: unknown) => {
        loading = undefined; // the network may be back at the next try
        throw error;
      },
    );
    return loading;
  }

  const Later = lazy(async () => ({ default: await reloadingOnce(load) }));

  function Page() {
    // Chosen when it is first drawn: another component in its place would lose what was typed.
    const [Ready] = useState(() => ready);
    if (Ready) return <Ready />;
    return (
      <Suspense fallback={<PageSpinner />}>
        <Later />
      </Suspense>
    );
  }

  return { Page, load: async () => void (await load()) };
}

/** What `load` gives. A failure reloads the page, once: then all files are of one build. */
export async function reloadingOnce<T>(load: () => Promise<T>): Promise<T> {
  try {
    const loaded = await load();
    TAB.remove(RELOADED_KEY);
    return loaded;
  } catch (error) {
    if (TAB.read(RELOADED_KEY) !== null) throw error;
    // Where nothing can be kept, a reload would not know that it was one.
    if (!TAB.write(RELOADED_KEY, 'yes')) throw error;
    window.location.reload();
    // Nothing to show: the page is about to be replaced.
    return new Promise(() => undefined);
  }
}
