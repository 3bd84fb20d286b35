import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { toAdminUser, type AdminUser } from '@/basics/session/admin-user';
import { loginMessages, signInToasts } from '@/words/sign-in';
import type { ToastText } from '@/words/toast-text';
import * as auth from '@/basics/session/staff-calls/auth';
import { verifyCode } from './second-factor';
import { PATH } from '@/basics/rules/paths';
import { ServiceError } from '@/lib/service-error';
import { leaveGreeting, pathInOwnLanguage, applyAccountLanguage } from './staff-language';
import * as store from '@/basics/session/staff-calls/session-store';

/** Everything only staff may have read; forgotten when the session ends. */
export const STAFF_KEY = ['staff'] as const;

/** What toasts about signing in are about. */
export const SIGN_IN = 'sign-in';

export type Session =
  | { status: 'loading' }
  | { status: 'signed-out'; byChoice: boolean }
  /** `reconnecting`: the session is old and the server does not answer; there is only to look. */
  | { status: 'signed-in'; user: AdminUser; reconnecting: boolean };

/** One that cannot be read is no failure: what is known of it stays, and it is soon asked for again. */
const profileQuery = (userId: string) =>
  queryOptions({
    queryKey: [...STAFF_KEY, 'profile', userId],
    queryFn: ({ client, queryKey }) =>
      auth.fetchProfile(userId).catch(() => client.getQueryData<unknown>(queryKey) ?? null),
    staleTime: ({ state }) => (state.data ? 300_000 : 15_000),
  });

/** Who is at work here (specification 4, admin session). A failing profile still signs in. */
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

/** By whose name drafts are kept; what asks for it is behind the guard, where someone is signed in. */
export function useUserId(): string {
  const session = useSession();
  return session.status === 'signed-in' ? session.user.id : '';
}

/** Whether this browser keeps a session, which may be over. False for a prerendered page. */
export function useHasStoredSession(): boolean {
  return useSyncExternalStore(store.subscribeSession, store.hasStoredSession, () => false);
}

/** Calls back when the session ends by itself, once all is forgotten that only staff may read. */
export function useSessionEnd(tell: () => void): void {
  const client = useQueryClient();
  useEffect(() => {
    // Listening all the time, so that the state is not lost between one page and the next.
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

/** Login (specification 4 and 8): greeting with username or e-mail, or the exact failure. */
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

/** The second step of a login, for accounts with a second factor (specification 4, aal2). */
export function useVerifyCode() {
  return useMutation({
    mutationFn: ({ code }: { code: string; user: AdminUser }) => verifyCode(code),
    meta: {
      success: (_data: unknown, { user }: { user: AdminUser }) => welcome(user),
      failure: loginFailure,
    },
  });
}

/** Logout (specification 8), of this browser or everywhere. */
export function useSignOut() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ how }: { how: store.SignOutScope }) => store.endSession(how),
    onSuccess: () => client.removeQueries({ queryKey: STAFF_KEY }),
    meta: { success: signInToasts.loggedOut, failure: signInToasts.logoutFailed },
  });
}

/** Asks for a reset mail; the answer is the same for known and unknown addresses (DECISIONS 15). */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: ({ email, returnTo }: { email: string; returnTo: string }) =>
      auth.requestPasswordReset(email, returnTo),
    meta: { success: signInToasts.resetRequested, failure: signInToasts.resetFailed },
  });
}

/** Sets a new password; `current` is asked of everybody but who came by the link of a reset mail. */
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

/** Anyone who has a second step before them is not in yet. */
function greeting(data: unknown): ToastText | undefined {
  const user = data as AdminUser; // what the mutation above returned; its type was lost on the way
  return user.needsCode ? undefined : welcome(user);
}

/** Here, or by the document in their own language to which they go on. */
function welcome({ username, email }: AdminUser): ToastText | undefined {
  const name = username || email;
  if (pathInOwnLanguage(PATH.login) === undefined) return signInToasts.loginSucceeded(name);
  leaveGreeting(name);
  return undefined;
}

/** Why someone is not in: the toast, and below the password. */
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
