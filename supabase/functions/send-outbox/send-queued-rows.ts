import { instantOf } from '../../../src/basics/time/instant.ts';
import { cutTo, oneLine } from '../../../src/guests/emails/one-line.ts';
import { DeliveryError, DELIVERY_CHANNELS } from './outbox.ts';
import type {
  Addresses,
  Deliver,
  Outbox,
  OutboxRow,
  OutgoingMessage,
  Report,
  RowFacts,
  DeliveryChannel,
} from './outbox.ts';
import { composeMessage, wordsOf } from './compose-message.ts';
import { makeLink } from './invitation-link.ts';

/** Most attempts to send a row, over about a day; after the last attempt staff decide. */
export const ATTEMPTS_MAX = 8;
const AT_ONCE = 20;
/**
 * Time in which a run begins rows (ms). With the wait for a service, a run must end within two
 * minutes: then other callers may claim its rows.
 */
const RUN_MS = 60_000;
const ERROR_MAX = 1000;
/** Most consecutive reports that may fail before a run stops: unreported rows are sent twice. */
const UNHEARD_MAX = 1;
/** Longest wait within a run (ms). If a service asks for more, a later run sends the rest. */
const WAIT_HERE_MS = 5000;

export type Sent = { sent: number; failed: number };

export type Sender = Addresses & {
  ways: Partial<Record<DeliveryChannel, Deliver>>;
  now?: () => number;
  pause?: (ms: number) => Promise<void>;
};

/**
 * Sends due rows one after the other, until none is left or the run's time is over. A failed row
 * waits for its pause, which grows with each attempt. Respects waits that a service asks for.
 */
export async function sendQueuedRows(
  outbox: Outbox,
  { ways, now = Date.now, pause = sleep, ...from }: Sender,
): Promise<Sent> {
  const open = DELIVERY_CHANNELS.filter((way) => ways[way] !== undefined);
  const until = now() + RUN_MS;
  const total = { sent: 0, failed: 0 };
  let unheard = 0;
  /** Until when each channel must wait (ms since 1970). */
  const rests: Partial<Record<DeliveryChannel, number>> = {};
  for (;;) {
    const rows = await outbox.claim(AT_ONCE, open);
    if (rows.length === 0) return total;
    const facts = await outbox.facts(rows.map(({ id }) => id));
    for (const row of rows) {
      const deliver = ways[row.channel];
      const rest = rests[row.channel] ?? 0;
      if (!deliver || now() > until || now() < rest) {
        await outbox.putBack(row.id, row.attempts - 1, new Date(Math.max(rest, now())));
        continue;
      }
      const { report, waitMs } = await sendOne(outbox, row, facts, from, deliver, now);
      try {
        await outbox.report(row.id, report);
        unheard = 0;
      } catch (error) {
        // Unreported, the row is sent again later with the same id. A second failure ends the run.
        if (++unheard > UNHEARD_MAX) throw error;
        continue;
      }
      total[report.status === 'sent' ? 'sent' : 'failed'] += 1;
      if (waitMs > WAIT_HERE_MS) rests[row.channel] = now() + waitMs;
      else if (waitMs > 0) await pause(waitMs);
    }
    if (rows.length < AT_ONCE || now() > until) return total;
  }
}

async function sendOne(
  outbox: Outbox,
  row: OutboxRow,
  facts: RowFacts,
  from: Addresses,
  deliver: Deliver,
  now: () => number,
): Promise<{ report: Report; waitMs: number }> {
  let post: OutgoingMessage;
  try {
    post = await written(outbox, row, facts, from);
  } catch (error) {
    // A row that cannot be composed does not stop the others.
    const refusal =
      error instanceof DeliveryError ? error : new DeliveryError('unwritable', String(error));
    return notTaken(row, refusal, now);
  }
  try {
    await deliver(post);
  } catch (error) {
    return notTaken(row, error, now);
  }
  return { report: { status: 'sent', error_code: null, last_error: null }, waitMs: 0 };
}

async function written(
  outbox: Outbox,
  row: OutboxRow,
  facts: RowFacts,
  from: Addresses,
): Promise<OutgoingMessage> {
  const words = wordsOf(row, facts, from);
  const link = row.kind === 'invitation' ? await makeLink(outbox, row, facts, from) : '';
  const post = composeMessage(row, words, facts, from, link);
  // The text is stored before the first attempt, so that equal ids always mean equal texts.
  if (row.body === null) await outbox.keepWords(row.id, words);
  return post;
}

function notTaken(
  { attempts, next_try_at: pauseEnds }: OutboxRow,
  error: unknown,
  now: () => number,
) {
  const refusal = error instanceof DeliveryError ? error : new DeliveryError('unreachable', '');
  const { code, isFinal, waitMs } = refusal;
  const mayCome = now() + waitMs;
  const pauseEnd = typeof pauseEnds === 'string' ? instantOf(pauseEnds) : pauseEnds.getTime();
  const report: Report = {
    status: isFinal || attempts >= ATTEMPTS_MAX ? 'failed' : 'queued',
    error_code: code,
    // The database refuses control characters and half of a surrogate pair in this column.
    last_error: cutTo(ERROR_MAX, oneLine(String(error).toWellFormed())),
    ...(waitMs > 0 && mayCome > pauseEnd && { next_try_at: new Date(mayCome).toISOString() }),
  };
  return { report, waitMs };
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
