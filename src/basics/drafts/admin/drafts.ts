import { getOwn } from '@/basics/rules/get-own';
import { LOCAL, parseJson } from '@/lib/browser-storage';
import { newUuid } from '@/lib/uuid';

/**
 * Edits that are not saved yet, each with what it was when the person began. In local storage, so
 * that they outlive a reload, a crash and a sign-out. Holds no pictures.
 */
export type Draft = Record<string, { base: unknown; mine: unknown }>;

/** Longest draft that is kept, in bytes: a long page twice, as it was and as it is to be. */
const DRAFT_MAX_BYTES = 256 * 1024;

const PREFIX = 'hotelDraft.';

/** The field of a draft that holds the id of the row it will be stored as. */
const ID = '$id';

/** An empty number field in JSON, which has no NaN; nobody types a control character. */
const NO_NUMBER = '\0NaN';

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
  return LOCAL.keys(guestDraftKey('', userId)).length > 0;
}

/** Forgets what this person has written about guests. */
export function removeGuestDrafts(userId: string): void {
  LOCAL.keys(guestDraftKey('', userId)).forEach(LOCAL.remove);
}

/** True when edits of the site wait in this browser, no matter who made them. */
export function hasDrafts(): boolean {
  return LOCAL.keys(PREFIX).length > 0;
}

/** Forgets the drafts of everybody who has worked in this browser. */
export function removeAllDrafts(): void {
  LOCAL.keys(PREFIX).forEach(LOCAL.remove);
}

/** The draft at a key; undefined when there is none that can be used. Never throws. */
export function readDraft(key: string): Draft | undefined {
  const stored = parseJson(LOCAL.read(key), (_name, kept: unknown) =>
    kept === NO_NUMBER ? Number.NaN : kept,
  );
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  const entries = Object.entries(stored).filter(([, change]) => isChange(change));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * The id under which what is written at a key will be stored: the one in its draft, or a new one. Sent
 * again after an answer that got lost, it is stored only once, also by a dialog that was reopened.
 */
export function idForNewRow(key: string | undefined, make: () => string = newUuid): string {
  const id = key === undefined ? undefined : readDraft(key)?.[ID]?.mine;
  return typeof id === 'string' ? id : make();
}

/**
 * Keeps a draft. Where that is refused, only a reload would lose what is still on the screen.
 * @param newId the id that it will be stored under
 */
export function writeDraft(key: string, draft: Draft, newId?: string): void {
  const kept = newId === undefined ? draft : { ...draft, [ID]: { base: '', mine: newId } };
  const text = JSON.stringify(kept, (_name, field: unknown) =>
    Number.isNaN(field) ? NO_NUMBER : field,
  );
  if (new TextEncoder().encode(text).length > DRAFT_MAX_BYTES) LOCAL.remove(key);
  else LOCAL.write(key, text);
}

/** Forgets a draft. */
export const removeDraft = LOCAL.remove;

function isChange(change: unknown): change is Draft[string] {
  return getOwn(change, 'mine') !== undefined && getOwn(change, 'base') !== undefined;
}
