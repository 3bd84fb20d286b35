import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadOptional, loadOrReload } from '@/lib/code-files';
import { PageSpinner } from './PageSpinner';

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

  const Later = lazy(async () => ({ default: await loadOrReload(load) }));

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
export function optionalPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Later = lazy(async () => {
    const Part = await loadOptional(load);
    return { default: Part ?? (() => null) };
  });
  return function LaterPart(props: P) {
    return (
      <Suspense>
        <Later {...props} />
      </Suspense>
    );
  };
}
