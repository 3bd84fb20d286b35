import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { hasRight, type Right } from '@/basics/session/rights';
import { toAdminUser, type AdminUser } from '@/basics/session/admin-user';
import { loginMessages, signInToasts } from '@/words/sign-in';
import type { ToastText } from '@/words/toast-text';
import * as auth from '@/basics/session/staff-calls/auth';
import { PATH } from '@/basics/rules/paths';
import { ServiceError } from '@/lib/service-error';
import { leaveGreeting, pathInOwnLanguage, applyAccountLanguage } from './staff-language';
import * as store from '@/basics/session/staff-calls/session-store';

/** Key prefix of queries that only staff may read: removed from the cache when the session ends. */
export const STAFF_KEY = ['staff'] as const;

/** Subject of sign-in toasts: a new toast replaces an older one on its subject. */
export const SIGN_IN = 'sign-in';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; byChoice: boolean }
  /** `reconnecting`: the session is old and the server does not answer, so nothing can be saved. */
  | { status: 'signed-in'; user: AdminUser; reconnecting: boolean };

/** A failed profile request is no error: the last known profile stays until the next request. */
const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'profile', userId],
    queryFn: ({ client, queryKey }) =>
      auth.fetchProfile(userId).catch(() => client.getQueryData<unknown>(queryKey) ?? null),
    staleTime: ({ state }) => (state.data ? 300_000 : 15_000),
  });

/** Returns the session; a failing profile request does not prevent a sign-in. */
export function useSession(): Session {
  const state = useSyncExternalStore(
    store.subscribeSession,
    store.sessionState,
    store.sessionState,
  );
  const account = state.status === 'signed-in' ? state.account : undefined;
  const profile = useQuery({ ...profileQuery(account?.id ?? ''), enabled: account !== undefined });
  if (state.status !== 'signed-in') return state;
  if (profile.isPending && !state.reconnecting) return { status: 'loading' };
  const user = toAdminUser(state.account, profile.data);
  return { status: 'signed-in', user, reconnecting: state.reconnecting };
}

/** Returns the signed-in account's id, for storage keys; '' outside the sign-in guard. */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : '';
}

/** True if the account has the right, or its role is unknown: the database decides anyway. */
export function useMay(right: Right): boolean {
  const session = useSession();
  return session.status !== 'signed-in' || hasRight(session.user.role, right);
}

/** True if this browser has a stored session, even an expired one. False while prerendering. */
export function useHasStoredSession(): boolean {
  return useSyncExternalStore(store.subscribeSession, store.hasStoredSession, () => false);
}

/** Calls back when the session ends unexpectedly, after staff data left the cache. */
export function useSessionEnd(tell: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    // Stay subscribed, so that the session's state survives from one page to the next.
    const stopWatching = store.subscribeSession(() => undefined);
    const stopHearing = store.onSessionEnded(() => {
      client.removeQueries({ queryKey: STAFF_KEY });
      tell();
    });
    return () => {
      stopHearing();
      stopWatching();
    };
  }, [client, tell]);
}

export function useSignIn() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      const account = await auth.signIn(email, password);
      applyAccountLanguage(account);
      return toAdminUser(account, await client.fetchQuery(profileQuery(account.id)));
    },
    meta: { success: greeting, failure: loginFailure, about: SIGN_IN },
  });
}

export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ how }: { how: store.SignOutScope }) => store.endSession(how),
    onSuccess: () => client.removeQueries({ queryKey: STAFF_KEY }),
    meta: { success: signInToasts.loggedOut, failure: signInToasts.logoutFailed },
  });
}

/** Requests a reset link; the answer hides whether the address has an account (DECISIONS 15). */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: ({ email, returnTo }: { email: string; returnTo: string }) =>
      auth.requestPasswordReset(email, returnTo),
    meta: { success: signInToasts.resetRequested, failure: signInToasts.resetFailed },
  });
}

/** Sets a new password; `current` is required unless the person came by a reset link. */
export function useChangePassword() {
  return useMutation({
    mutationFn: ({ password, current }: { password: string; current?: string }) =>
      auth.changePassword(password, current),
    meta: {
      about: 'password',
      success: signInToasts.passwordChanged,
      failure: (error: unknown) =>
        signInToasts.passwordChangeFailed(
          error instanceof ServiceError ? error.message : loginMessages.unexpected,
        ),
    },
  });
}

/** Does not greet while the second factor is still missing. */
function greeting(data: unknown): ToastText | undefined {
  const user = data as AdminUser; // what the mutation above returned; its type was lost on the way
  return user.needsCode ? undefined : welcome(user);
}

/**
 * Returns the greeting's toast. If the page is about to reload in the person's own language, stores
 * the greeting for the new page instead.
 */
export function welcome({ username, email }: AdminUser): ToastText | undefined {
  const name = username || email;
  if (pathInOwnLanguage(PATH.login) === undefined) return signInToasts.loginSucceeded(name);
  leaveGreeting(name);
  return undefined;
}

/** Returns the toast for a failed sign-in; the form shows its text too. */
export function loginFailure(error: unknown): ToastText {
  if (!(error instanceof ServiceError)) return signInToasts.loginError;
  switch (error.kind) {
    case 'network':
    case 'server':
      return signInToasts.loginError;
    case 'shape':
      return signInToasts.loginFailed(loginMessages.invalidCredentials);
    default:
      return signInToasts.loginFailed(error.message);
  }
}
