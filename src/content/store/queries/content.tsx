import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { loadOrReload } from '@/lib/code-files';
import { setUntranslatedTexts } from '@/lib/untranslated-texts';
import { IS_FIRST_LANGUAGE } from '@/words/this-language';

export const CONTENT_KEY = ['content'] as const;

type Shown = {
  /** Undefined while no content is known: views then show the defaults. */
  content?: HotelContent;
  /** True if nothing was cached and the server's first answer has not arrived yet. */
  isLoading: boolean;
};

/** `isUnanswered`: true until the server answers or a request fails. */
type State = { shown: Shown; isUnanswered: boolean };

/** The content that the views show. On a prerendered page the query client loads later. */
export class ContentSource {
  /** The query client, created at the first request to the server. */
  client?: QueryClient;
  /** Asks the server for newer content if the current content is stale. */
  refresh = (): void => undefined;
  readonly #listeners = new Set<() => void>();
  #state: State = { shown: { isLoading: true }, isUnanswered: true };

  /** When the server sent the initial content (ms since 1970). */
  readonly savedAt: number;

  constructor(content?: HotelContent, savedAt = 0) {
    this.savedAt = savedAt;
    if (content) this.show({ content, isLoading: false });
  }

  readonly get = (): Shown => this.#state.shown;
  readonly state = (): State => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  show({ content, isLoading }: Shown, isUnanswered = true): void {
    const { shown } = this.#state;
    const isSame = content === shown.content && isLoading === shown.isLoading;
    if (isSame && isUnanswered === this.#state.isUnanswered) return;
    // Lets the views mark untranslated texts with their language.
    if (content && !isSame && !IS_FIRST_LANGUAGE) setUntranslatedTexts(content.untranslated);
    this.#state = { shown: isSame ? shown : { content, isLoading }, isUnanswered };
    for (const listener of this.#listeners) listener();
  }
}

const Source = createContext(new ContentSource());
const ShownContent = createContext<Shown>({ isLoading: true });
const Unanswered = createContext(true);

export const useContentSource = (): ContentSource => use(Source);

/**
 * Gives the content to the views. Newer content renders as a transition, so that the page stays
 * responsive; content that staff have just saved (no version) renders at once.
 */
export function ContentProvider({
  source,
  children,
}: {
  source: ContentSource;
  children: ReactNode;
}) {
  const [{ shown, isUnanswered }, setState] = useState(source.state);
  useEffect(() => {
    function follow(): void {
      const state = source.state();
      const isSavedHere = !state.isUnanswered && state.shown.content?.version === '';
      if (isSavedHere) setState(state);
      else startTransition(() => setState(state));
    }
    follow();
    return source.subscribe(follow);
  }, [source]);
  return (
    <Source value={source}>
      <ShownContent value={shown}>
        <Unanswered value={isUnanswered}>{children}</Unanswered>
      </ShownContent>
    </Source>
  );
}

/** The default content, loaded only if there is no other content. */
let defaults: HotelContent | undefined;

/** Loads the default content. Must finish before a page without content renders. */
export async function loadDefaults(): Promise<void> {
  defaults ??= (await loadOrReload(() => import('@/content/store/defaults'))).DEFAULT_CONTENT;
}

/** Returns the server's content, else the cached content, else the defaults. */
export function useContent(): { content: HotelContent; isLoading: boolean } {
  const { content = defaults, isLoading } = use(ShownContent);
  if (!content) throw new Error('there is neither content nor defaults');
  return { content, isLoading };
}

/** True until the server answers or fails: before, a missing item may still exist. */
export const useIsUnanswered = (): boolean => use(Unanswered);
