import { getOwn } from '@/hotel/content/content';

/**
 * Edits that are not saved yet: for each changed field what it was when the person began and what
 * they typed. Kept in local storage, so that they outlive a reload, a crash and a sign-out.
 * Holds no pictures.
 */
export type Draft = Record<string, { base: unknown; mine: unknown }>;

/** Longest draft that is kept, in bytes. */
const DRAFT_MAX_BYTES = 64 * 1024;

const PREFIX = 'hotelDraft.';

/** The place of one editor's draft. @param userId people on one computer do not share drafts */
export function draftKey(editor: string, userId: string): string {
  return `${PREFIX}${userId}.${editor}`;
}

/** The place of what is being written about a guest; such drafts do not outlive a logout. */
export function guestDraftKey(what: string, userId: string): string {
  return draftKey(`guest/${what}`, userId);
}

/** True when this person has written something about a guest and not saved it. */
export function hasGuestDrafts(userId: string): boolean {
  return storedKeys(guestDraftKey('', userId)).length > 0;
}

/** Forgets what this person has written about guests. */
export function forgetGuestDrafts(userId: string): void {
  storedKeys(guestDraftKey('', userId)).forEach(removeDraft);
}

/** True when edits of the site wait in this browser, whoever made them. */
export function hasDrafts(): boolean {
  return storedKeys(PREFIX).length > 0;
}

/** Forgets the drafts of everybody who has worked in this browser. */
export function forgetDrafts(): void {
  storedKeys(PREFIX).forEach(removeDraft);
}

/** The draft at a key; undefined when there is none that can be used. Never throws. */
export function readDraft(key: string): Draft | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
    const entries = Object.entries(stored).filter(([, change]) => isChange(change));
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a draft, or gives up without a word where there is no storage or no room. */
export function writeDraft(key: string, draft: Draft): void {
  try {
    const text = JSON.stringify(draft);
    if (new TextEncoder().encode(text).length > DRAFT_MAX_BYTES) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // What was typed is still on the screen; only a reload would lose it.
  }
}

/** Forgets a draft. */
export function removeDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept here in the first place.
  }
}

function storedKeys(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return []; // a browser that stores nothing
  }
}

function isChange(change: unknown): change is Draft[string] {
  return getOwn(change, 'mine') !== undefined && getOwn(change, 'base') !== undefined;
}
