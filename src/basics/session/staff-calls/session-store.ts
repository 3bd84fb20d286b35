import type { Account } from '@/basics/session/admin-user';
import * as auth from '@/basics/session/staff-calls/auth';

/** The session as this tab knows it; supabase-js owns it, this only tells React. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; byChoice: boolean }
  | { status: 'signed-in'; account: Account; reconnecting: boolean };

/** Longest time a spinner may be shown while an old session is being refreshed, in milliseconds. */
const LOADING_MAX_MS = 5000;

const LOADING: SessionState = { status: 'loading' };

let state: SessionState = LOADING;
let leaving = false;
let stop: (() => void) | undefined;
const listeners = new Set<() => void>();
const endListeners = new Set<() => void>();

/** For useSyncExternalStore: watches the session as long as someone listens. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
    state = LOADING;
  };
}

/** The state now; the same object until something changes. */
export function sessionState(): SessionState {
  return state;
}

/** Known without asking anyone. */
export function mayBeSignedIn(): boolean {
  return auth.storedAccount() !== undefined;
}

/** Calls back when a session ends that the person here did not end. @returns a function to stop */
export function onSessionEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** What a person may end: this browser's session, all of the account's, or this one unasked. */
export type Leaving = 'this-browser' | 'everywhere' | 'without-server';

/** Signs out by the person's own wish. @throws ServiceError; the session stays then */
export async function leave(how: Leaving): Promise<void> {
  leaving = true;
  try {
    if (how === 'without-server') await auth.signOutHere();
    else await (how === 'everywhere' ? auth.signOutEverywhere() : auth.signOut());
    change({ status: 'signed-out', byChoice: true });
  } finally {
    leaving = false;
  }
}

function watch(): () => void {
  const found = auth.storedAccount();
  const timer = setTimeout(() => {
    if (state.status === 'loading' && found) enter(found, true);
  }, LOADING_MAX_MS);
  const unsubscribe = auth.onSessionChange((account) => {
    if (account) return enter(account, false);
    // supabase-js says "no session" too when it could not refresh one that is still good.
    const kept = leaving ? undefined : auth.storedAccount();
    if (kept) return enter(kept, true);
    return end(found !== undefined);
  });
  const stopLooking = auth.onStoredSessionGone(() => end(found !== undefined));
  return () => {
    clearTimeout(timer);
    unsubscribe();
    stopLooking();
  };
}

function end(found: boolean): void {
  if (state.status === 'signed-out') return;
  const had = state.status === 'signed-in' || found;
  change({ status: 'signed-out', byChoice: leaving });
  if (had && !leaving) for (const listener of endListeners) listener();
}

function enter(account: Account, reconnecting: boolean): void {
  const unchanged =
    state.status === 'signed-in' &&
    state.account.id === account.id &&
    state.account.needsCode === account.needsCode &&
    state.account.findKey === account.findKey &&
    state.reconnecting === reconnecting;
  if (!unchanged) change({ status: 'signed-in', account, reconnecting });
}

function change(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}
