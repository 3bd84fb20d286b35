import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { TAB } from '@/lib/browser-storage';
import { PageSpinner } from './PageSpinner';

const RELOADED_KEY = 'reloadedForChunk';
/** A page that fails again sooner than this, in milliseconds, is of no use however often it is loaded. */
const AGAIN_AFTER_MS = 60_000;
/** After so long, in milliseconds, a page that was being left is one where someone has stayed. */
const LEAVING_MS = 20_000;

/** A page whose code is a file of its own. */
export type LazyPage<P extends object = object> = {
  Page: ComponentType<P>;
  /** Fetches the code; from then on the page is drawn at once. */
  load: () => Promise<void>;
};

/**
 * A page downloaded on demand. When a deploy has replaced its file, the document is loaded again,
 * once; drafts lie in the browser's storage. The same for a part of a page, with its props.
 * @param meanwhile shown in its place until it is there
 */
export function lazyPage<P extends object = object>(
  fetchPage: () => Promise<ComponentType<P>>,
  meanwhile: ReactNode = <PageSpinner />,
): LazyPage<P> {
  let ready: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  function load(): Promise<ComponentType<P>> {
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

  function Page(props: P) {
    // Chosen when it is first drawn: another component in its place would lose what was typed.
    const [Ready] = useState(() => ready);
    if (Ready) return <Ready {...props} />;
    return (
      <Suspense fallback={meanwhile}>
        <Later {...props} />
      </Suspense>
    );
  }

  return { Page, load: async () => void (await load()) };
}

/** A part of a page that is there without it: nothing is shown in its place until, or unless, it comes. */
export function laterPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Later = lazy(async () => {
    const Part = await load().catch(() => () => null);
    return { default: Part };
  });
  return function LaterPart(props: P) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}

/**
 * What `load` gives. A failure reloads the page, once: then all files are of one build. Not at once
 * where the page is being left: that ends what it still fetches, and a reload would take the place of
 * where the visitor is going.
 */
export async function reloadingOnce<T>(load: () => Promise<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  // For as long as it loads: a page with such a listener does not come back at once by Back.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (Date.now() - Number(TAB.read(RELOADED_KEY)) < AGAIN_AFTER_MS) throw error;
    // Where nothing can be kept, a reload would not know that it was one.
    if (!TAB.write(RELOADED_KEY, String(Date.now()))) throw error;
    window.location.reload();
    // Nothing to show: the page is about to be replaced.
    return new Promise(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}
