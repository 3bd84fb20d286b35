import { useState } from 'react';
import { useBegunLetter, type LetterAbout, type LetterOf } from '@/guests/letters/admin/use-letter';
import { useLeavesByItself } from '@/guests/letters/admin/use-stay-letter';
import type { LetterTopic } from '@/guests/letters/stay-letter';
import type { Offer } from '@/guests/letters/write-letter';
import type { Reservation } from '@/desk/stays/reservation';

type Writing = LetterAbout & {
  offers: readonly Offer[];
  /** How often one was opened: each is another letter. */
  times: number;
  /** Pressed for, instead of opened by a step: then nothing under the finger moves. */
  isWanted: boolean;
};

/** Letters that a guest waits for when something was decided. */
const DECISIONS: readonly LetterTopic[] = ['confirmed', 'changed', 'declined', 'cancelled'];

/** Which letter about a stay is open: from the start, one that someone has begun and not sent. */
export function useWriting({ id, email, erasedAt }: Reservation) {
  const readBegun = useBegunLetter(id);
  const [writing, setWriting] = useState<Writing | undefined>(() => {
    const begun = erasedAt === null ? readBegun() : undefined;
    return begun && { ...begun, offers: [], times: 0, isWanted: false };
  });
  const leavesByItself = useLeavesByItself();

  function open(
    of: LetterOf,
    topic: LetterTopic,
    offers: readonly Offer[],
    isWanted: boolean,
  ): void {
    setWriting((before) => ({ of, topic, offers, isWanted, times: (before?.times ?? 0) + 1 }));
  }

  return {
    writing,
    write: (of: LetterOf, topic: LetterTopic, offers: readonly Offer[] = []) =>
      open(of, topic, offers, true),
    /** Opens the letter that tells what was just decided; none where it leaves by itself. */
    tell(of: LetterOf, topic: LetterTopic): void {
      const isNone = topic !== 'general' && !DECISIONS.includes(topic);
      // In one that is half written the change is told, and the writer chooses.
      if (topic === 'changed' && writing && readBegun()) return;
      if (isNone || leavesByItself(topic, email)) setWriting(undefined);
      else open(of, topic, [], false);
    },
    setTopic: (topic: LetterTopic) => setWriting((before) => before && { ...before, topic }),
    stop: () => setWriting(undefined),
  };
}
