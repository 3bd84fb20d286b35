import type { Account } from '@/basics/session/admin-user';
import { sharedValue } from '@/lib/shared-value';
import * as auth from '@/basics/session/staff-calls/auth';

/** The session as React sees it; supabase-js owns the session itself. */
export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out'; byChoice: boolean }
  | { status: 'signed-in'; account: Account; reconnecting: boolean };

/** Longest time that a spinner is shown while an old session is being refreshed. */
const LOADING_MAX_MS = 5000;

const LOADING: SessionState = { status: 'loading' };

const state = sharedValue<SessionState>(LOADING);
let leaving = false;
let listeners = 0;
let stop: (() => void) | undefined;
const endListeners = new Set<() => void>();

/** Watches supabase-js for `useSyncExternalStore`, as long as there are listeners. */
export function subscribeSession(listener: () => void): () => void {
  const unsubscribe = state.subscribe(listener);
  listeners += 1;
  stop ??= watch();
  return () => {
    unsubscribe();
    listeners -= 1;
    if (listeners > 0) return;
    stop?.();
    stop = undefined;
    state.set(LOADING);
  };
}

/** Returns the same object until the session changes, as `useSyncExternalStore` requires. */
export const sessionState = state.get;

export function hasStoredSession(): boolean {
  return auth.storedAccount() !== undefined;
}

/**
 * Calls back if a session ends that nobody in this tab ended.
 * @returns a function that stops it
 */
export function onSessionEnded(listener: () => void): () => void {
  endListeners.add(listener);
  return () => endListeners.delete(listener);
}

/** The sessions to end: this browser's, all, or this browser's without asking the server. */
export type SignOutScope = 'this-browser' | 'everywhere' | 'without-server';

/** Signs out at the person's request. @throws ServiceError; the session then continues */
export async function endSession(how: SignOutScope): Promise<void> {
  leaving = true;
  try {
    if (how === 'without-server') await auth.signOutHere();
    else await (how === 'everywhere' ? auth.signOutEverywhere() : auth.signOut());
    state.set({ status: 'signed-out', byChoice: true });
  } finally {
    leaving = false;
  }
}

function watch(): () => void {
  const found = auth.storedAccount();
  const timer = setTimeout(() => {
    if (state.get().status === 'loading' && found) enter(found, true);
  }, LOADING_MAX_MS);
  const unsubscribe = auth.onSessionChange((account) => {
    if (account) return enter(account, false);
    // supabase-js also reports "no session" if it could not refresh a session that is still valid.
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
  const { status } = state.get();
  if (status === 'signed-out') return;
  const had = status === 'signed-in' || found;
  state.set({ status: 'signed-out', byChoice: leaving });
  if (had && !leaving) for (const listener of endListeners) listener();
}

const COMPARED = ['id', 'email', 'newEmail', 'needsCode', 'hasFactor', 'findKey'] as const;

function enter(account: Account, reconnecting: boolean): void {
  const now = state.get();
  const unchanged =
    now.status === 'signed-in' &&
    COMPARED.every((name) => now.account[name] === account[name]) &&
    now.reconnecting === reconnecting;
  if (!unchanged) state.set({ status: 'signed-in', account, reconnecting });
}
