import { useState } from 'react';
import { withNewFacts } from '@/hotel/letters/guest-mail';
import type { Letter } from '@/hotel/letters/guest-mail';

type Words = Pick<Letter, 'subject' | 'body'>;

/** An edited letter, and what is true now: the choice that is the writer's. */
export type LetterNews = {
  /** True when nothing of what was written would be lost. */
  keepsEdits: boolean;
  takeNew: () => void;
  keepMine: () => void;
};

/**
 * A letter that follows the stay until somebody writes in it; from then on a change of the stay is
 * told, and the writer chooses.
 * @param ready the letter as the stay is now
 */
export function useLetter(ready: Letter) {
  /** What was written, and the ready letter it was written over. */
  const [draft, setDraft] = useState<{ words: Words; over: Letter }>();
  const written: Letter = { ...ready, ...draft?.words };

  function edit(change: Partial<Words>): void {
    const { subject, body } = { ...written, ...change };
    const isAsReady = subject === ready.subject && body === ready.body;
    setDraft(isAsReady ? undefined : { words: { subject, body }, over: draft?.over ?? ready });
  }

  function newsOf({ words, over }: { words: Words; over: Letter }): LetterNews | undefined {
    if (over.subject === ready.subject && over.body === ready.body) return undefined;
    const renewed = withNewFacts(words, over, ready);
    return {
      keepsEdits: renewed !== undefined,
      takeNew: () => setDraft(renewed && { words: renewed, over: ready }),
      keepMine: () => setDraft({ words, over: ready }),
    };
  }

  return { written, edit, news: draft && newsOf(draft) };
}
