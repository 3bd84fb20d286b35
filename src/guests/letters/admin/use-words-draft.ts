import { useState } from 'react';
import { removeDraft, typedTexts, writeDraft } from '@/basics/drafts/admin/drafts';
import type { LetterText } from '@/guests/letters/write-letter';

const FIELDS = ['subject', 'body'] as const;

/** Words of a letter while they are written; what is not saved is kept in this browser. @param place of the draft */
export function useWordsDraft(place: string, stored: LetterText) {
  const [typed, setTyped] = useState<Partial<LetterText>>(() => typedTexts(place, FIELDS));
  const words: LetterText = { ...stored, ...typed };
  const isChanged = FIELDS.some((field) => words[field] !== stored[field]);

  function type(change: Partial<LetterText>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    const changed = FIELDS.filter((field) => field in next && next[field] !== stored[field]);
    if (changed.length === 0) return removeDraft(place);
    const draft = changed.map((field) => [field, { base: '', mine: next[field] }]);
    return writeDraft(place, Object.fromEntries(draft));
  }

  function forget(): void {
    removeDraft(place);
    setTyped({});
  }

  return { words, isChanged, type, forget };
}
