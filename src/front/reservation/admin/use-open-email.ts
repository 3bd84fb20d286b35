import { useState } from 'react';
import { getOwn } from '@/basics/rules/get-own';
import { useLocation } from '@/ui/router';
import {
  useSavedEmailAbout,
  type EmailAbout,
  type EmailScope,
} from '@/guests/emails/admin/use-email-draft';
import { useIsSentAutomatically } from '@/guests/emails/admin/use-stay-email';
import type { EmailTopic } from '@/guests/emails/stay-email';
import type { Offer } from '@/guests/emails/write-email';
import type { Reservation } from '@/desk/stays/reservation';

type Writing = EmailAbout & {
  offers: readonly Offer[];
  /** Number of emails opened so far, used as a key. */
  times: number;
  /** True if a person opened the email, so the page may scroll to it; false after a new status. */
  isWanted: boolean;
};

/** Emails that guests expect after a decision of the hotel. */
const DECISIONS: readonly EmailTopic[] = ['confirmed', 'changed', 'declined', 'cancelled'];

/** The open email about a stay: at first an unsent draft, or the one that a link asks for. */
export function useOpenEmail({ id, bookingId, email, erasedAt }: Reservation) {
  const readBegun = useSavedEmailAbout(id);
  // Today's link to the e-mail that the nights are free now.
  const isAskedFor = getOwn(useLocation().state, 'write') === 'freed';
  const [writing, setWriting] = useState<Writing | undefined>(() => {
    const begun = erasedAt === null ? readBegun() : undefined;
    if (begun) return { ...begun, offers: [], times: 0, isWanted: false };
    if (!isAskedFor || erasedAt !== null) return undefined;
    const of = bookingId ? 'booking' : 'room';
    return { of, topic: 'freed', offers: [], times: 0, isWanted: true };
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
    /** Opens the email about a decision, unless it is sent automatically. */
    tell(of: EmailScope, topic: EmailTopic): void {
      const isNone = topic !== 'general' && !DECISIONS.includes(topic);
      // An email that somebody has begun stays open with a note on the change; the writer decides.
      if (topic === 'changed' && writing && readBegun()) return;
      if (isNone || leavesByItself(topic, email)) setWriting(undefined);
      else open(of, topic, [], false);
    },
    setTopic: (topic: EmailTopic) => setWriting((before) => before && { ...before, topic }),
    stop: () => setWriting(undefined),
  };
}
