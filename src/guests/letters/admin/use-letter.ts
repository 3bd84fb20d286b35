import { useState } from 'react';
import { useUserId } from '@/basics/session/staff-calls/session';
import {
  guestDraftKey,
  newIdOf,
  readDraft,
  removeDraft,
  writeDraft,
} from '@/basics/drafts/admin/drafts';
import { newUuid } from '@/lib/uuid';
import { withNewFacts, type Letter } from '@/guests/letters/guest-mail';
import { LETTER_TOPICS, type LetterTopic } from '@/guests/letters/stay-letter';

type Words = Pick<Letter, 'subject' | 'body'>;
/** What was written, and the ready letter it was written over. */
type Draft = { words: Words; over: Words };

/** Rooms of a stay's booking that have its status, or the one room alone. */
export type LetterOf = 'room' | 'booking';
/** What a letter is about. */
export type LetterAbout = { of: LetterOf; topic: LetterTopic };

/** The writer's choice between what was written and what is true now. */
export type LetterNews = { losesNothing: boolean; takeNew: () => void; keepMine: () => void };

/** Where a half-written letter about a stay is kept in this browser, until a logout. */
function useDraftPlace(reservationId: string): string {
  const userId = useUserId();
  return guestDraftKey(`letter/${reservationId}`, userId);
}

/** Tells what the letter is about that someone has begun and not sent; undefined without one. */
export function useBegunLetter(reservationId: string): () => LetterAbout | undefined {
  const place = useDraftPlace(reservationId);
  return () => {
    const [of, topic] = String(readDraft(place)?.['about']?.mine).split(' ');
    const known = LETTER_TOPICS.find((one) => one === topic);
    return known && { of: of === 'booking' ? 'booking' : 'room', topic: known };
  };
}

/** A letter follows the stay until someone writes in it; then the writer chooses. Kept in this browser. */
export function useLetter(ready: Letter, reservationId: string, { of, topic }: LetterAbout) {
  const place = useDraftPlace(reservationId);
  const [draft, setDraft] = useState(() => keptDraft(place));
  const [newId, setNewId] = useState(() => newIdOf(place));
  const written: Letter = { ...ready, ...draft?.words };

  function keep(next: Draft | undefined): void {
    // With other words it is another letter, so the service must not take it for the earlier one.
    const id = newUuid();
    setNewId(id);
    setDraft(next);
    if (!next) return removeDraft(place);
    const { words, over } = next;
    const kept = {
      about: { base: '', mine: `${of} ${topic}` },
      subject: { base: over.subject, mine: words.subject },
      body: { base: over.body, mine: words.body },
    };
    writeDraft(place, kept, id);
  }

  function edit(change: Partial<Words>): void {
    const { subject, body } = { ...written, ...change };
    const isAsReady = subject === ready.subject && body === ready.body;
    keep(isAsReady ? undefined : { words: { subject, body }, over: draft?.over ?? ready });
  }

  function newsOf({ words, over }: Draft): LetterNews | undefined {
    if (over.subject === ready.subject && over.body === ready.body) return undefined;
    const renewed = withNewFacts(words, over, ready);
    return {
      losesNothing: renewed !== undefined,
      takeNew: () => keep(renewed && { words: renewed, over: ready }),
      keepMine: () => keep({ words, over: ready }),
    };
  }

  return {
    written,
    newId,
    edit,
    news: draft && newsOf(draft),
    /** It has left: nothing is half written any more. */
    forget: () => removeDraft(place),
  };
}

function keptDraft(place: string): Draft | undefined {
  const kept = readDraft(place);
  const [subject, body] = [kept?.['subject'], kept?.['body']];
  if (!subject || !body) return undefined;
  return {
    words: { subject: String(subject.mine), body: String(body.mine) },
    over: { subject: String(subject.base), body: String(body.base) },
  };
}
