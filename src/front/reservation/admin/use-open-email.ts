import { useState } from 'react';
import { useSavedEmailAbout, type EmailAbout, type EmailScope } from '@/guests/emails/admin/use-email-draft';
import { useIsSentAutomatically } from '@/guests/emails/admin/use-stay-email';
import type { EmailTopic } from '@/guests/emails/stay-email';
import type { Offer } from '@/guests/emails/write-email';
import type { Reservation } from '@/desk/stays/reservation';

type Writing = EmailAbout & {
  offers: readonly Offer[];
  /** How often one was opened: each is another letter. */
  times: number;
  /** Pressed for, instead of opened by a step: then nothing under the finger moves. */
  isWanted: boolean;
};

/** Letters that a guest waits for when something was decided. */
const DECISIONS: readonly EmailTopic[] = ['confirmed', 'changed', 'declined', 'cancelled'];

/** Which letter about a stay is open: from the start, one that someone has begun and not sent. */
export function useOpenEmail({ id, email, erasedAt }: Reservation) {
  const readBegun = useSavedEmailAbout(id);
  const [writing, setWriting] = useState<Writing | undefined>(() => {
    const begun = erasedAt === null ? readBegun() : undefined;
    return begun && { ...begun, offers: [], times: 0, isWanted: false };
  });
  const leavesByItself = useIsSentAutomatically();

  function open(
    of: EmailScope,
    topic: EmailTopic,
    offers: readonly Offer[],
    isWanted: boolean,
  ): void {
    setWriting((before) => ({ of, topic, offers, isWanted, times: (before?.times ?? 0) + 1 }));
  }

  return {
    writing,
    write: (of: EmailScope, topic: EmailTopic, offers: readonly Offer[] = []) =>
      open(of, topic, offers, true),
    /** Opens the letter that tells what was just decided; none where it leaves by itself. */
    tell(of: EmailScope, topic: EmailTopic): void {
      const isNone = topic !== 'general' && !DECISIONS.includes(topic);
      // In one that is half written the change is told, and the writer chooses.
      if (topic === 'changed' && writing && readBegun()) return;
      if (isNone || leavesByItself(topic, email)) setWriting(undefined);
      else open(of, topic, [], false);
    },
    setTopic: (topic: EmailTopic) => setWriting((before) => before && { ...before, topic }),
    stop: () => setWriting(undefined),
  };
}
