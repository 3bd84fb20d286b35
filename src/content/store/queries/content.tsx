import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react';
import type { QueryClient } from '@tanstack/react-query';
import type { HotelContent } from '@/content/store/hotel-content';
import { loadOrReload } from '@/lib/code-files';
import { setUntranslatedTexts } from '@/lib/untranslated-texts';
import { IS_FIRST_LANGUAGE } from '@/words/this-language';

export const CONTENT_KEY = ['content'] as const;

type Shown = {
  /** Undefined where nothing is known: the defaults take its place. */
  content?: HotelContent;
  /** The first answer is on its way and nothing was cached. */
  isLoading: boolean;
};

/** What is shown, and whether the server has yet to answer; false also after a failure. */
type State = { shown: Shown; isUnanswered: boolean };

/**
 * The content as the views show it. A prerendered page is drawn from what it brought; the client that
 * asks for more, and its library, come after the page (`content-client.ts`).
 */
export class ContentSource {
  /** Made when something is first asked of the server. */
  client?: QueryClient;
  /** Asks whether there is newer content, where what is shown is no longer young. */
  refresh = (): void => undefined;
  readonly #listeners = new Set<() => void>();
  #state: State = { shown: { isLoading: true }, isUnanswered: true };

  /** When the server gave what the source began with, in milliseconds since 1970. */
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
    // The views are told which texts are in another language than the page.
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
 * Gives the views what a source shows. Newer content is rendered as a transition, in slices that let a tap be
 * answered in between; only what staff have saved here themselves (no version) is shown at once.
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

/** What is shown where there is no content; an app that begins with some need not fetch it. */
let defaults: HotelContent | undefined;

/** Must have ended before a page is drawn without content. */
export async function loadDefaults(): Promise<void> {
  defaults ??= (await loadOrReload(() => import('@/content/store/defaults'))).DEFAULT_CONTENT;
}

/**
 * The content for a page: the server's, else what was cached, else the built-in defaults.
 * @returns `isLoading` while the first answer is on its way and nothing is cached
 */
export function useContent(): { content: HotelContent; isLoading: boolean } {
  const { content = defaults, isLoading } = use(ShownContent);
  if (!content) throw new Error('there is neither content nor defaults');
  return { content, isLoading };
}

/**
 * Whether the server has yet to say what there is: only it can say that something is not there.
 * @returns false also after a failure, when no answer is on its way
 */
export const useIsUnanswered = (): boolean => use(Unanswered);
