import { useState } from 'react';
import { useUserId } from '@/basics/session/staff-calls/session';
import {
  guestDraftKey,
  idForNewRow,
  readDraft,
  removeDraft,
  writeDraft,
  type Draft,
} from '@/basics/drafts/admin/drafts';
import { newUuid } from '@/lib/uuid';
import { withNewFacts } from '@/guests/emails/guest-email';
import { EMAIL_TOPICS, type EmailTopic } from '@/guests/emails/stay-email';
import type { EmailText } from '@/guests/emails/write-email';

const FIELDS = ['subject', 'body'] as const;

/** An e-mail covers one room, or all rooms of its booking that have the same status. */
export type EmailScope = 'room' | 'booking';
export type EmailAbout = { of: EmailScope; topic: EmailTopic };

/** Lets the writer choose between the edited text and a new text with the current facts. */
export type DraftConflict = { losesNothing: boolean; takeNew: () => void; keepMine: () => void };

/** Returns the storage key of the draft about a stay. A logout deletes the draft. */
export function useStayEmailPlace(reservationId: string): string {
  const userId = useUserId();
  return guestDraftKey(`letter/${reservationId}`, userId);
}

/** Returns a function that reads a stay draft's scope and topic; undefined without a draft. */
export function useSavedEmailAbout(reservationId: string): () => EmailAbout | undefined {
  const place = useStayEmailPlace(reservationId);
  return () => {
    const [of, topic] = String(readDraft(place)?.['about']?.mine).split(' ');
    const known = EMAIL_TOPICS.find((one) => one === topic);
    return known && { of: of === 'booking' ? 'booking' : 'room', topic: known };
  };
}

/**
 * The draft of an e-mail, stored in this browser. Until somebody edits it, it is the ready text.
 * @param place storage key of the draft
 * @param about scope and topic, if the facts may change: then edits keep both fields, and `news`
 * reports a change
 */
export function useEmailDraft(place: string, ready: EmailText, about?: string) {
  const [draft, setDraft] = useState(() => readDraft(place));
  const [newId, setNewId] = useState(() => idForNewRow(place));
  const written: EmailText = { ...ready, ...textsOf(draft, 'mine') };
  const over: EmailText = {
    ...ready,
    ...textsOf(about === undefined ? undefined : draft, 'base'),
  };

  function keep(words: EmailText, base: EmailText): void {
    // An edited e-mail gets a new id, so that the outbox does not treat it as the earlier one.
    const id = newUuid();
    setNewId(id);
    const fields = FIELDS.filter((field) => about !== undefined || words[field] !== base[field]);
    const texts = fields.map((field) => [field, { base: base[field], mine: words[field] }]);
    const kept = {
      ...(about && { about: { base: '', mine: about } }),
      ...Object.fromEntries(texts),
    };
    setDraft(kept);
    writeDraft(place, kept, id);
  }

  function forget(): void {
    removeDraft(place);
    setDraft(undefined);
  }

  function edit(change: Partial<EmailText>): void {
    const words = { ...written, ...change };
    if (isSame(words, ready)) forget();
    else keep(words, over);
  }

  function newsOf(): DraftConflict | undefined {
    if (isSame(over, ready)) return undefined;
    const renewed = withNewFacts(written, over, ready);
    return {
      losesNothing: renewed !== undefined,
      takeNew: () => (renewed ? keep(renewed, ready) : forget()),
      keepMine: () => keep(written, ready),
    };
  }

  return { written, newId, isChanged: !isSame(written, ready), edit, forget, news: newsOf() };
}

const isSame = (one: EmailText, other: EmailText) =>
  FIELDS.every((field) => one[field] === other[field]);

function textsOf(draft: Draft | undefined, side: 'mine' | 'base'): Partial<EmailText> {
  const texts = FIELDS.map((field) => [field, draft?.[field]?.[side]]);
  return Object.fromEntries(texts.filter(([, text]) => typeof text === 'string'));
}
