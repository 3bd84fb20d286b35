import { TAB } from './browser-storage';
import { saveTypedFields } from './typed-fields';

/* Only these functions and `ui/lazy-page.tsx` may load code files (lint:
   code-files/guarded-import). They handle files that a release removed while a page was open. */

const RELOADED_KEY = 'reloadedForChunk';
/** If a file fails again within this time (ms), reloading does not help. */
const AGAIN_AFTER_MS = 60_000;
/** If the page is still open after this time (ms), the visitor is not leaving it. */
const LEAVING_MS = 20_000;

type Load<T> = () => Promise<T>;

const PRESSED = new Set<Load<unknown>>();

/** Loads code that the page works without. Undefined if the file cannot be fetched. */
export function loadOptional<T>(load: Load<T>): Promise<T | undefined> {
  return load().catch(() => undefined);
}

/**
 * Declares code that runs on a click, such as sending a form. `preloadPresses` fetches it earlier;
 * if it is missing at the click, the page reloads once.
 */
export function loadOnPress<T>(load: Load<T>): Load<T> {
  PRESSED.add(load);
  return () => loadOrReload(load);
}

export async function preloadPresses(): Promise<void> {
  await Promise.all([...PRESSED].map(loadOptional));
}

/**
 * Loads a file. If that fails, reloads the page once and restores typed text, unless the visitor is
 * leaving.
 * @throws the failure, if the page was just reloaded or the site does not answer
 */
export async function loadOrReload<T>(load: Load<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  // Listens only while loading, because this listener disables the back/forward cache.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (Date.now() - Number(TAB.read(RELOADED_KEY)) < AGAIN_AFTER_MS) throw error;
    // Does not reload without network: the browser would show its error page instead of this page.
    if (!(await isSiteThere())) throw error;
    // Does not reload without storage, where the new page would not know of it and reload for ever.
    if (!TAB.write(RELOADED_KEY, String(Date.now()))) throw error;
    saveTypedFields();
    window.location.reload();
    // This promise never settles, because the page is about to be replaced.
    return new Promise(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

async function isSiteThere(): Promise<boolean> {
  const answer = await loadOptional(() => fetch(window.location.href, { method: 'HEAD' }));
  return answer?.ok === true;
}
