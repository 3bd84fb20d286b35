import { TAB } from './browser-storage';
import { saveTypedFields } from './typed-fields';

/*
 * Every file of code that the app fetches after its start comes by one of these functions, or by what
 * ui/lazy-page.tsx makes of them (lint: code-files/guarded-import): a release takes old files away
 * under pages that are open, and some hosts answer with a page in place of a missing file.
 */

const RELOADED_KEY = 'reloadedForChunk';
/** A page that fails again sooner than this, in milliseconds, is of no use however often it is loaded. */
const AGAIN_AFTER_MS = 60_000;
/** After so long, in milliseconds, a page that was being left is one where someone has stayed. */
const LEAVING_MS = 20_000;

type Load<T> = () => Promise<T>;

/** Loads behind presses of this page. */
const PRESSED = new Set<Load<unknown>>();

/** Gives what the page can do without: undefined if the file cannot be fetched. */
export function loadOptional<T>(load: Load<T>): Promise<T | undefined> {
  return load().catch(() => undefined);
}

/**
 * Declares code behind a press, such as what sends a form. `readyPresses` fetches it before; if it
 * is missing at the press, the page reloads once (`reloadingOnce`).
 */
export function loadOnPress<T>(load: Load<T>): Load<T> {
  PRESSED.add(load);
  return () => loadOrReload(load);
}

/** Fetches the code behind all presses: called when someone begins to fill in a form. */
export async function preloadPresses(): Promise<void> {
  await Promise.all([...PRESSED].map(loadOptional));
}

/**
 * Gives what `load` gives. A failure reloads the page, once: then all files are of one build, and
 * what was typed is put back. Not at once where the page is being left: that ends what it still
 * fetches, and a reload would take the place of where the visitor is going.
 * @throws the failure, if the page was reloaded a moment ago or the site does not answer
 */
export async function loadOrReload<T>(load: Load<T>): Promise<T> {
  let isLeaving = false;
  const leave = () => void (isLeaving = true);
  // For as long as it loads: a page with such a listener does not come back at once by Back.
  window.addEventListener('beforeunload', leave);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
    if (Date.now() - Number(TAB.read(RELOADED_KEY)) < AGAIN_AFTER_MS) throw error;
    // Without network the browser would show its own page in place of this one.
    if (!(await isSiteThere())) throw error;
    // If the browser stores nothing, the reloaded page could not know that it was reloaded, and would loop.
    if (!TAB.write(RELOADED_KEY, String(Date.now()))) throw error;
    saveTypedFields();
    window.location.reload();
    // Nothing to show: the page is about to be replaced.
    return new Promise(() => undefined);
  } finally {
    window.removeEventListener('beforeunload', leave);
  }
}

async function isSiteThere(): Promise<boolean> {
  const answer = await loadOptional(() => fetch(window.location.href, { method: 'HEAD' }));
  return answer?.ok === true;
}
