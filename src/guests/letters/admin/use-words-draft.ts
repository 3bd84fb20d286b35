import { useState } from 'react';
import { newIdOf, removeDraft, typedTexts, writeDraft } from '@/basics/drafts/admin/drafts';
import { newUuid } from '@/lib/uuid';
import type { LetterText } from '@/guests/letters/write-letter';

const FIELDS = ['subject', 'body'] as const;

/** Words of a letter while they are written; what is not saved is kept in this browser. @param place of the draft */
export function useWordsDraft(place: string, stored: LetterText) {
  const [typed, setTyped] = useState<Partial<LetterText>>(() => typedTexts(place, FIELDS));
  const [newId, setNewId] = useState(() => newIdOf(place));
  const words: LetterText = { ...stored, ...typed };
  const isChanged = FIELDS.some((field) => words[field] !== stored[field]);

  function type(change: Partial<LetterText>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    const changed = FIELDS.filter((field) => field in next && next[field] !== stored[field]);
    if (changed.length === 0) return removeDraft(place);
    const draft = changed.map((field) => [field, { base: '', mine: next[field] }]);
    // With other words it is another letter, so the service must not take it for the earlier one.
    const id = newUuid();
    setNewId(id);
    return writeDraft(place, Object.fromEntries(draft), id);
  }

  function forget(): void {
    removeDraft(place);
    setTyped({});
  }

  return { words, newId, isChanged, type, forget };
}
