import { useState } from 'react';
import { useUserId } from '@/hotel/accounts/staff-queries/session';
import { draftKey, readDraft, removeDraft, writeDraft } from '@/hotel/drafts/admin/drafts';
import type { LetterText } from '@/hotel/letters/write-letter';

/**
 * Words of one letter while they are written. What is not saved is kept in this browser.
 * @param key of the letter @param stored the words that hold now
 */
export function useWordsDraft(key: string, stored: LetterText) {
  const userId = useUserId();
  const place = draftKey(`letters/${key}`, userId);
  const [typed, setTyped] = useState<Partial<LetterText>>(() => {
    const kept = readDraft(place);
    return { ...textOf('subject', kept?.['subject']), ...textOf('body', kept?.['body']) };
  });
  const words: LetterText = { ...stored, ...typed };
  const isChanged = words.subject !== stored.subject || words.body !== stored.body;

  function type(change: Partial<LetterText>): void {
    const next = { ...typed, ...change };
    setTyped(next);
    const changes = Object.entries(next).filter(
      ([field, mine]) => mine !== stored[field === 'subject' ? 'subject' : 'body'],
    );
    if (changes.length === 0) removeDraft(place);
    else
      writeDraft(
        place,
        Object.fromEntries(changes.map(([field, mine]) => [field, { base: '', mine }])),
      );
  }

  function forget(): void {
    removeDraft(place);
    setTyped({});
  }

  return { words, isChanged, type, forget };
}

function textOf(field: keyof LetterText, kept: { mine: unknown } | undefined): Partial<LetterText> {
  return typeof kept?.mine === 'string' ? { [field]: kept.mine } : {};
}
