import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from '@/ui/router';
import { notePublishedColours } from '@/content/brand/view/use-brand-colours';
import { ContentSource, loadDefaults } from '@/content/store/queries/content';
import { THIS_LANGUAGE } from '@/words/this-language';
import { languageOf } from '@/words/languages';
import { afterClientRender, afterHydration, startContentCache } from './after-start';
import { App } from './App';
import { basename, routePath } from './basename';
import { loadOrReload } from '@/lib/code-files';
import { loadPageAt, loadPrerenderedPage, pageAt } from './pages';
import { takePreHydrationEvents, INTERACTIVE_ELEMENTS } from './pre-hydration-events';
import { isFalseNotFound, isRenderedFor, loadContentOf, readPrerendered } from './prerendered';

/**
 * Starts the app. A prerendered page hydrates with exactly the content it was rendered with; newer
 * content replaces it only afterwards.
 * @param container the element with id `root`
 */
export async function startApp(container: HTMLElement): Promise<void> {
  const prerendered = readPrerendered();
  const pathname = routePath();
  const { search } = window.location;
  const isOurs = prerendered && isRenderedFor(prerendered.path, { pathname, search });
  const load = () =>
    Promise.all(
      isOurs
        ? [loadContentOf(prerendered), loadPrerenderedPage(prerendered, pathname)]
        : [undefined, pageAt(pathname).load()],
    );
  let content;
  try {
    [content] = await loadOrReload(load);
  } catch {
    // If its code cannot be loaded, the prerendered page stays: readable, with working links.
    if (isOurs) return takePreHydrationEvents()?.stop();
  }

  const source = isOurs ? new ContentSource(content, prerendered.savedAt) : new ContentSource();
  if (isOurs && content && !isFalseNotFound(prerendered, pathname, content)) {
    notePublishedColours(content.sections.hotelInfo);
    const used = [...container.querySelectorAll<HTMLElement>(INTERACTIVE_ELEMENTS)];
    const onShown = () => afterHydration(source, container, used);
    const hydrate = () => void hydrateRoot(container, <Root source={source} onShown={onShown} />);
    // Hydrates at once if a recorded click waits; otherwise as a transition, which blocks no taps.
    if (takePreHydrationEvents()?.events.length) hydrate();
    else startTransition(hydrate);
    return;
  }
  await Promise.all([startContentCache(source), loadDefaults()]);
  await loadPageAt(source, pathname).catch(() => undefined);
  container.replaceChildren();
  clearHead();
  const { tag, dir } = languageOf(THIS_LANGUAGE);
  Object.assign(document.documentElement, { lang: tag, dir });
  // Drops the recorded clicks, because the app replaces the document that they happened in.
  takePreHydrationEvents()?.stop();
  const onShown = () => afterClientRender(source);
  createRoot(container).render(<Root source={source} onShown={onShown} />);
}

/** Removes the tags of the document's own page from the head, because React only adds tags. */
function clearHead(): void {
  const tags = 'title, [name=description], [name=robots], [name^="twitter:"], [property^="og:"]';
  const others = '[rel=canonical], [rel=alternate], [type="application/ld+json"]';
  for (const tag of document.head.querySelectorAll(`${tags}, ${others}`)) tag.remove();
}

type RootProps = { source: ContentSource; onShown: () => Promise<void> };

function Root({ source, onShown }: RootProps) {
  useEffect(() => void onShown(), [onShown]);
  return (
    <StrictMode>
      <BrowserRouter basename={basename()}>
        <App source={source} />
      </BrowserRouter>
    </StrictMode>
  );
}
