import { getOwn } from '@/basics/rules/get-own';
import { LOCAL, parseJson } from '@/lib/browser-storage';
import { newUuid } from '@/lib/uuid';

/**
 * Unsaved edits by field: `base` is the value when editing began, `mine` the edited one. Stored in
 * local storage, so they survive a reload, a crash and a sign-out. They contain no pictures.
 */
export type Draft = Record<string, { base: unknown; mine: unknown }>;

/** Largest draft that is saved, in bytes: enough for the two versions of a long page. */
const DRAFT_MAX_BYTES = 256 * 1024;

const PREFIX = 'hotelDraft.';

/** The draft field that holds the id under which a new row will be inserted. */
const ID = '$id';

/** Replaces NaN (an empty number field), which JSON lacks. Nobody types the control character. */
const NO_NUMBER = '\0NaN';

/** Returns an editor's storage key, with the user's id: people may share a computer. */
export function draftKey(editor: string, userId: string): string {
  return `${PREFIX}${userId}.${editor}`;
}

/** Returns the storage key of a text about a guest. Signing out removes these drafts. */
export function guestDraftKey(what: string, userId: string): string {
  return draftKey(`guest/${what}`, userId);
}

export function hasGuestDrafts(userId: string): boolean {
  return LOCAL.keys(guestDraftKey('', userId)).length > 0;
}

export function removeGuestDrafts(userId: string): void {
  LOCAL.keys(guestDraftKey('', userId)).forEach(LOCAL.remove);
}

/** True if this browser holds unsaved drafts of any account. */
export function hasDrafts(): boolean {
  return LOCAL.keys(PREFIX).length > 0;
}

export function removeAllDrafts(): void {
  LOCAL.keys(PREFIX).forEach(LOCAL.remove);
}

/** Returns the saved draft; undefined if there is none or it is malformed. Never throws. */
export function readDraft(key: string): Draft | undefined {
  const stored = parseJson(LOCAL.read(key), (_name, kept: unknown) =>
    kept === NO_NUMBER ? Number.NaN : kept,
  );
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const entries = Object.entries(stored).filter(([, change]) => isChange(change));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns a new row's id. The draft stores the id, so that a second save adds no second row. */
export function idForNewRow(key: string | undefined, make: () => string = newUuid): string {
  const id = key === undefined ? undefined : readDraft(key)?.[ID]?.mine;
  return typeof id === 'string' ? id : make();
}

/** Saves a draft. If the browser cannot store it, the edits on the screen last until a reload. */
export function writeDraft(key: string, draft: Draft, newId?: string): void {
  const kept = newId === undefined ? draft : { ...draft, [ID]: { base: '', mine: newId } };
  const text = JSON.stringify(kept, (_name, field: unknown) =>
    Number.isNaN(field) ? NO_NUMBER : field,
  );
  if (new TextEncoder().encode(text).length > DRAFT_MAX_BYTES) LOCAL.remove(key);
  else LOCAL.write(key, text);
}

export const removeDraft = LOCAL.remove;

function isChange(change: unknown): change is Draft[string] {
  return getOwn(change, 'mine') !== undefined && getOwn(change, 'base') !== undefined;
}
