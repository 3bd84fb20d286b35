import { TAB } from './browser-storage';
import { saveTypedFields } from './typed-fields';

/* Every code file is loaded by these functions or `ui/lazy-page.tsx` (lint:
   code-files/guarded-import), because a release removes old files while pages are open. */

const RELOADED_KEY = 'reloadedForChunk';
/** If a file fails again within this time (ms), reloading does not help. */
const AGAIN_AFTER_MS = 60_000;
/** If the visitor is still here after this time (ms), they did not leave the page. */
const LEAVING_MS = 20_000;

type Load<T> = () => Promise<T>;

const PRESSED = new Set<Load<unknown>>();

/** Loads code that the page works without: undefined if the file cannot be fetched. */
export function loadOptional<T>(load: Load<T>): Promise<T | undefined> {
  return load().catch(() => undefined);
}

/**
 * Declares code for a press, such as sending a form. `preloadPresses` fetches it earlier; if it is
 * missing at the press, the page reloads once.
 */
export function loadOnPress<T>(load: Load<T>): Load<T> {
  PRESSED.add(load);
  return () => loadOrReload(load);
}

export async function preloadPresses(): Promise<void> {
  await Promise.all([...PRESSED].map(loadOptional));
}

/**
 * If loading fails, reloads the page once and restores typed text; not while the visitor is
 * leaving.
 * @throws the failure, if the page was just reloaded or the site does not answer
 */
export async function loadOrReload<T>(load: Load<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  // Only while loading: browsers do not cache a page with this listener for Back.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (Date.now() - Number(TAB.read(RELOADED_KEY)) < AGAIN_AFTER_MS) throw error;
    // Without network the browser would replace this page by its error page.
    if (!(await isSiteThere())) throw error;
    // Without storage the reloaded page could not know about it, and would loop.
    if (!TAB.write(RELOADED_KEY, String(Date.now()))) throw error;
    saveTypedFields();
    window.location.reload();
    // Never settles, because the page is about to be replaced.
    return new Promise(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

async function isSiteThere(): Promise<boolean> {
  const answer = await loadOptional(() => fetch(window.location.href, { method: 'HEAD' }));
  return answer?.ok === true;
}
