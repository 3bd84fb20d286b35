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
import { hasFactor, needsCode } from './second-factor';

/** Longest wait for a profile: a sign-in must not hang because of a person's name. */
const PROFILE_TIMEOUT_MS = 4000;

/** Signs in. @throws ServiceError with the server's message; `shape` if there is no user */
export async function signIn(email: string, password: string): Promise<Account> {
  const { data, error } = await withServiceError(
    supabase().auth.signInWithPassword({ email: email.trim(), password }),
  );
  if (error) throw authError(error);
  if (!data.session?.user.id) throw new ServiceError('shape', loginMessages.noUserFound);
  return sessionAccount(data.session);
}

/** Answers to a sign-out that mean that the session no longer exists (specification 7). */
const SESSION_GONE: readonly (number | undefined)[] = [401, 403, 404];

/**
 * Ends this browser's session. Asks the server first: supabase-js would delete the local session
 * even if the server fails, so nobody could retry. @throws ServiceError; the session then continues
 */
export async function signOut(): Promise<void> {
  const { data } = await withServiceError(supabase().auth.getSession());
  const token = data.session?.access_token;
  if (token) {
    const { error } = await withServiceError(supabase().auth.admin.signOut(token, 'local'));
    if (error && !SESSION_GONE.includes(error.status)) throw authError(error);
  }
  // Deletes the session here: supabase-js would send another sign-out, which the server refuses.
  LOCAL.remove(sessionStorageKey());
  // If storage is blocked, supabase-js holds the session in memory, so `remove` did not delete it.
  const left = await withServiceError(supabase().auth.getSession());
  if (left.data.session) await signOutHere();
}

/** Ends the account's sessions on all devices. @throws ServiceError; they then continue */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await withServiceError(supabase().auth.signOut({ scope: 'global' }));
  if (error && error.name !== 'AuthSessionMissingError') throw authError(error);
}

/** True if the account of the last session was deleted. */
let isRemoved = false;
export const isAccountRemoved = (): boolean => isRemoved;

/**
 * Asks the server if the session still exists. If not, supabase-js deletes it here too, but not if
 * the account was deleted.
 */
export async function checkSession(): Promise<void> {
  const answer = await withServiceError(supabase().auth.getUser()).catch(() => undefined);
  isRemoved = answer?.error?.code === 'user_not_found';
  if (isRemoved) await signOutHere();
}

/** Deletes the session on this device only, for when the server cannot be reached. */
export async function signOutHere(): Promise<void> {
  await withServiceError(supabase().auth.signOut({ scope: 'local' }));
  // Deletes the stored session, whatever the server answered.
  LOCAL.remove(sessionStorageKey());
}

/** Returns the profile unparsed (see `toAdminUser`). @throws ServiceError; the sign-in is valid */
export function fetchProfile(userId: string): Promise<unknown> {
  const profile = supabase().from('profiles').select('username, role').eq('id', userId).single();
  return Promise.race([callRest(profile, v.unknown()), rejectAfterTimeout()]);
}

/** Rejects after a timeout. Aborting would be too slow: supabase-js can wait before it sends. */
function rejectAfterTimeout(): Promise<never> {
  return new Promise((_resolve, reject) => {
    const error = new ServiceError('network', 'the profile did not come in time');
    setTimeout(() => reject(error), PROFILE_TIMEOUT_MS);
  });
}

/**
 * Requests a password-reset email. Succeeds even if no such account exists.
 * @throws ServiceError if the server fails
 */
export async function requestPasswordReset(email: string, returnTo: string): Promise<void> {
  const { error } = await withServiceError(
    supabase().auth.resetPasswordForEmail(email.trim(), { redirectTo: returnTo }),
  );
  if (!error) return;
  const failure = authError(error);
  if (failure.kind === 'network' || failure.kind === 'server') throw failure;
}

/** Changes the password. @param current omitted after a reset link @throws ServiceError */
export async function changePassword(password: string, current?: string): Promise<void> {
  const { error } = await withServiceError(
    supabase().auth.updateUser({ password, ...(current && { current_password: current }) }),
  );
  if (error) throw authError(error);
}

/** Calls back with the account now and at each change. @returns a function that stops it */
export function onSessionChange(callback: (account: Account | undefined) => void): () => void {
  const { data } = supabase().auth.onAuthStateChange((_event, session) => {
    callback(session ? sessionAccount(session) : undefined);
  });
  return () => data.subscription.unsubscribe();
}

/** Calls back when another tab removes this browser's session. @returns a function that stops it */
export function onStoredSessionGone(callback: () => void): () => void {
  const look = ({ key, newValue }: StorageEvent) => {
    const isAboutIt = key === null || (key === sessionStorageKey() && newValue === null);
    if (isAboutIt && !storedAccount()) callback();
  };
  window.addEventListener('storage', look);
  return () => window.removeEventListener('storage', look);
}

/** Reads the account from storage: supabase-js would first refresh an old session, slowly. */
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
    hasFactor: hasFactor(user),
    newEmail: user.new_email,
    language: asStaffLanguage(getOwn(user.user_metadata, 'language')),
    findKey: getOwn(user.user_metadata, 'findKey') === false ? false : undefined,
  };
}
