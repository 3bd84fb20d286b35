import { PATH, reservationPath } from '../rules/paths.ts';
import { clockLabel } from '../time/relative-time.ts';
import { bellWords as words } from '../../words/en/bell.ts';
import { letterNumbers, letterStay } from '../../words/en/letter-templates.ts';
import { formatDate } from '../time/dates.ts';
import { requestReference } from '../booking/reference.ts';
import type { LetterStay } from './letter-facts.ts';
import type { LetterText } from './write-letter.ts';

/** What came in since the bell rang before. */
export type BellFacts = { requests: number; messages: number; since: string };

/**
 * What the bell says, in the staff's language: what and how much, never who, because it passes
 * through services that the guest knows nothing of.
 * @param stay the request, when there is only that one @param site '' where it is not known
 */
export function bellText(facts: BellFacts, stay: LetterStay | undefined, site: string): LetterText {
  const { requests, messages, since } = facts;
  if (requests === 1 && messages === 0 && stay) {
    return {
      subject: words.request(stay.roomName),
      body: said([describe(stay)], site && site + reservationPath(stay.id)),
    };
  }
  if (requests + messages === 1) {
    return requests === 1
      ? {
          subject: words.several(1, 0, undefined),
          body: said([words.several(1, 0, undefined)], site && site + PATH.adminReservations),
        }
      : {
          subject: words.message,
          body: said([words.messageText], site && site + PATH.adminMessages),
        };
  }
  const sum = words.several(requests, messages, clockLabel(since));
  const page = requests > 0 ? PATH.adminReservations : PATH.adminMessages;
  return { subject: sum, body: said([sum], site && site + page) };
}

/** What "Send a test" sends. */
export function testText(): LetterText {
  return { subject: words.test.subject, body: words.test.text };
}

function describe({ id, roomName, guests, nights, checkIn }: LetterStay): string {
  const { guestsInText, nightsInText } = letterNumbers.countWords;
  const from = checkIn ? formatDate(checkIn, letterNumbers.dateWords) : undefined;
  const stay = letterStay(roomName, guestsInText(guests), nightsInText(nights), from);
  return `${stay} (${requestReference(id)})`;
}

function said(lines: string[], address: string): string {
  return [...lines, ...(address ? [words.look(address)] : [])].join('\n\n');
}
