/** A letter as it lies in the outbox. */
export type OutboxLetter = {
  id: string;
  recipient: string;
  subject: string;
  body: string;
  attempts: number;
};

/** Gives a letter to the mail service; throws when that did not take it. */
export type Deliver = (letter: OutboxLetter) => Promise<void>;

/** What becomes of a letter in the outbox. */
export type Report =
  { status: 'sent'; last_error: null } | { status: 'queued' | 'failed'; last_error: string };

export type Outbox = {
  /** Letters to send now; nobody else is given them for a while. */
  claim: () => Promise<OutboxLetter[]>;
  report: (id: string, report: Report) => Promise<void>;
};

/** After so many tries a letter is left for a person to look at. */
const ATTEMPTS_MAX = 5;
const ERROR_MAX = 1000;

/**
 * Sends what waits, one letter after the other. A letter that was not taken waits for the next
 * round, which the database grants after ten minutes; after five tries it is marked as failed.
 * `sent` is written only when the mail service has taken the letter.
 */
export async function sendLetters(
  outbox: Outbox,
  deliver: Deliver,
): Promise<{ sent: number; failed: number }> {
  let sent = 0;
  let failed = 0;
  for (const letter of await outbox.claim()) {
    try {
      await deliver(letter);
    } catch (error) {
      failed += 1;
      await outbox.report(letter.id, {
        status: letter.attempts >= ATTEMPTS_MAX ? 'failed' : 'queued',
        last_error: String(error).slice(0, ERROR_MAX),
      });
      continue;
    }
    sent += 1;
    await outbox.report(letter.id, { status: 'sent', last_error: null });
  }
  return { sent, failed };
}
