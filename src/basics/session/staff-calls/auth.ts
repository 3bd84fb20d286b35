import type { Session } from '@supabase/supabase-js';
import * as v from 'valibot';
import type { Account } from '@/basics/session/admin-user';
import { getOwn } from '@/basics/rules/get-own';
import { asStaffLanguage } from '@/words/staff-languages';
import { loginMessages } from '@/words/sign-in';
import { LOCAL } from '@/lib/browser-storage';
import { sessionStorageKey, supabase } from '@/lib/supabase';
import { callRest } from '@/lib/call-rest';
import { ServiceError } from '@/lib/service-error';
import { withServiceError, authError } from './auth-error';
import { needsCode } from './second-factor';

/** Longest wait for a profile, in milliseconds: a sign-in must not hang on a label. */
const PROFILE_TIMEOUT_MS = 4000;

/** @throws ServiceError: the server's own message, or `shape` without a user */
export async function signIn(email: string, password: string): Promise<Account> {
  const { data, error } = await withServiceError(
    supabase().auth.signInWithPassword({ email: email.trim(), password }),
  );
  if (error) throw authError(error);
  if (!data.session?.user.id) throw new ServiceError('shape', loginMessages.noUserFound);
  return sessionAccount(data.session);
}

/** Answers to a logout that mean: there is no such session any more (specification 7). */
const SESSION_GONE: readonly (number | undefined)[] = [401, 403, 404];

/**
 * Ends this browser's session. supabase-js alone would forget it before it knows that the server
 * has, and nobody could try again. @throws ServiceError; the session is still there then
 */
export async function signOut(): Promise<void> {
  const { data } = await withServiceError(supabase().auth.getSession());
  const token = data.session?.access_token;
  if (token) {
    const { error } = await withServiceError(supabase().auth.admin.signOut(token, 'local'));
    if (error && !SESSION_GONE.includes(error.status)) throw authError(error);
  }
  // Not by the library, which would ask the server once more and be told that it is gone already.
  LOCAL.remove(sessionStorageKey());
  // Where nothing can be stored the library has it in memory.
  const left = await withServiceError(supabase().auth.getSession());
  if (left.data.session) await signOutHere();
}

/** Ends every session of this account, on all devices. @throws ServiceError as `signOut` does */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await withServiceError(supabase().auth.signOut({ scope: 'global' }));
  if (error && error.name !== 'AuthSessionMissingError') throw authError(error);
}

/** Whether this session is still open: one that was ended elsewhere is then forgotten here, too. */
export async function checkSession(): Promise<void> {
  await withServiceError(supabase().auth.getUser()).catch(() => undefined);
}

/** Forgets the session on this device only: the way out when the server cannot be reached. */
export async function signOutHere(): Promise<void> {
  await withServiceError(supabase().auth.signOut({ scope: 'local' }));
  // Whatever the server said, nothing of the session may stay behind.
  LOCAL.remove(sessionStorageKey());
}

/** The profile, unparsed (`toAdminUser`). @throws ServiceError; the person is signed in anyway */
export function fetchProfile(userId: string): Promise<unknown> {
  const profile = supabase().from('profiles').select('username, role').eq('id', userId).single();
  return Promise.race([callRest(profile, v.unknown()), rejectAfterTimeout()]);
}

/** Not an abort: before it sends anything, supabase-js may wait long for a session to refresh. */
function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const error = new ServiceError('network', 'the profile did not come in time');
    setTimeout(() => reject(error), PROFILE_TIMEOUT_MS);
  });
}

/**
 * Ends the same way whether the account exists or not: only a server that could not be asked is a
 * failure. @param returnTo absolute address of the link @throws ServiceError
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const { error } = await withServiceError(
    supabase().auth.resetPasswordForEmail(email.trim(), { redirectTo: returnTo }),
  );
  if (!error) return;
  const failure = authError(error);
  if (failure.kind === 'network' || failure.kind === 'server') throw failure;
}

/** @param current left out after the link of a reset mail @throws ServiceError with the server's message */
export async function changePassword(password: string, current?: string): Promise<void> {
  const { error } = await withServiceError(
    supabase().auth.updateUser({ password, ...(current && { current_password: current }) }),
  );
  if (error) throw authError(error);
}

/** Calls back with the account now and at each change; undefined: signed out. @returns what stops it */
export function onSessionChange(callback: (account: Account | undefined) => void): () => void {
  const { data } = supabase().auth.onAuthStateChange((_event, session) => {
    callback(session ? sessionAccount(session) : undefined);
  });
  return () => data.subscription.unsubscribe();
}

/**
 * Calls back when another tab has taken the session out of this browser. The word of that tab can
 * be here before its change of the storage is, so that the session still seems to be there then.
 * @returns a function that stops it
 */
export function onStoredSessionGone(callback: () => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    const isAboutIt = key === null || (key === sessionStorageKey() && newValue === null);
    if (isAboutIt && !storedAccount()) callback();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** Read without asking supabase-js, which first tries long to refresh an old session. */
export function storedAccount(): Account | undefined {
  const session = LOCAL.readJson(sessionStorageKey());
  return isSession(session) ? sessionAccount(session) : undefined;
}

function isSession(value: unknown): value is Session {
  return typeof getOwn(getOwn(value, 'user'), 'id') === 'string';
}

function sessionAccount(session: Session): Account {
  const { user } = session;
  return {
    id: user.id,
    email: user.email ?? '',
    needsCode: needsCode(session),
    language: asStaffLanguage(getOwn(user.user_metadata, 'language')),
    findKey: getOwn(user.user_metadata, 'findKey') === false ? false : undefined,
  };
}
