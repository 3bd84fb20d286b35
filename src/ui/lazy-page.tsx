import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadOptional, loadOrReload } from '@/lib/code-files';
import { PageSpinner } from './PageSpinner';

export type LazyPage<P extends object = object> = {
  Page: ComponentType<P>;
  /** Fetches the page's code, so that the page then renders without waiting. */
  load: () => Promise<void>;
};

/**
 * A page or component loaded on demand. If a deploy removed its file, the document reloads once.
 * @param meanwhile shown while the code loads
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
    // The component is chosen at the first render: changing it later would lose typed text.
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

/** Declares a component that the page works without: empty while loading or if that fails. */
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
