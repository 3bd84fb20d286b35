import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { CURRENCY_SIGNS } from '../../../src/basics/rules/currency.ts';
import { houseFacts } from '../../../src/content/schema/sections/house-facts.ts';
import type { AlertFacts } from '../../../src/guests/emails/alert-text.ts';
import { languagesOf } from '../../../src/words/languages.ts';
import { restCall } from '../_shared/rest-call.ts';

/** The ways by which something can leave. */
export const DELIVERY_CHANNELS = ['email', 'telegram'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

/** A row of the outbox, as it was taken out. */
export type OutboxRow = {
  id: string;
  kind: string;
  channel: DeliveryChannel;
  recipient: string;
  /** Null until the words are written, which is before the first try. */
  subject: string | null;
  body: string | null;
  facts: AlertFacts;
  attempts: number;
  /** When it is given out again if nobody reports what became of it. */
  next_try_at: string | Date;
};

/** Where the site is, and the pictures of staff where they lie elsewhere; '' when unknown. */
export type Addresses = { site: string; pictures?: string };

const line = v.optional(v.string(), '');
const stay = v.record(v.string(), v.unknown());
/** A section of the content; null while nobody has saved it. */
const section = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.transform((stored) => stored ?? {}),
    v.object(entries),
  );

/** What the words are made of, as the database answers it (public.letter_facts). */
export const rowFactsSchema = v.object({
  hotelInfo: section({
    name: line,
    primaryColor: v.optional(v.string(), '#1f3a34'),
    currencySign: v.fallback(v.picklist(CURRENCY_SIGNS), '$'),
    languages: v.pipe(
      v.optional(v.array(v.string()), []),
      v.transform((codes) => languagesOf(codes).map(({ code }) => code)),
    ),
    logo: line,
    icon: line,
  }),
  contactInfo: section({ phone: line, location: line }),
  houseFacts: section({
    checkIn: line,
    checkOut: line,
    freeCancelDays: v.fallback(houseFacts.schema.entries.freeCancelDays, null),
  }),
  moon: section({ over: v.optional(v.string(), 'off') }),
  texts: v.array(v.object({ key: v.string(), subject: v.string(), body: v.string() })),
  /** By the row's id: the reservation as its table has it. */
  stays: v.record(v.string(), stay),
  /** By the row's id: of the guest whose message it answers. */
  languages: v.record(v.string(), v.string()),
  /** By the row's id: the rooms that were booked together, if the letter tells of several. */
  rooms: v.record(v.string(), v.nullable(v.array(stay))),
});
export type RowFacts = v.InferOutput<typeof rowFactsSchema>;

/** Why something was not taken, as the outbox's column has it; said in words by staff's pages. */
export type FailureCode =
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'not-allowed'
  | 'telegram-blocked'
  | 'telegram-chat'
  | 'unclear'
  | 'unwritable';

/** What becomes of a row. */
export type Report =
  | { status: 'sent'; error_code: null; last_error: null }
  | {
      status: 'queued' | 'failed';
      error_code: FailureCode;
      last_error: string;
      /** Later than its pause, where the service has said so. */
      next_try_at?: string;
    };

export type Outbox = {
  /** Rows to send now; nobody else is given them for a while. */
  claim: (howMany: number, ways: readonly DeliveryChannel[]) => Promise<OutboxRow[]>;
  facts: (ids: readonly string[]) => Promise<RowFacts>;
  /** The words that a row leaves with, from now on. */
  keepWords: (id: string, words: { subject: string; body: string }) => Promise<void>;
  report: (id: string, report: Report) => Promise<void>;
  /** Puts back what was claimed and not tried, as if it had not been, to be sent from a time on. */
  putBack: (id: string, attempts: number, from: Date) => Promise<void>;
};

/** What leaves: written, and with everything that goes with it. */
export type OutgoingMessage = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  files: { name: string; type: string; text: string }[];
};

/** Hands something to the service that carries it; throws a NotTaken when that did not take it. */
export type Deliver = (post: OutgoingMessage) => Promise<void>;

/** A service did not take what it was given, or nobody knows whether it did. */
export class DeliveryError extends Error {
  override readonly name = 'NotTaken';
  readonly code: FailureCode;
  readonly isFinal: boolean;
  readonly waitMs: number;

  /**
   * @param isFinal whether another try would change nothing
   * @param waitMs how long the service wants to be left alone, in milliseconds
   */
  constructor(code: FailureCode, message: string, isFinal = false, waitMs = 0) {
    super(message);
    this.code = code;
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}

/** The outbox over REST. @param client with the server's own key */
export function restOutbox(client: SupabaseClient): Outbox {
  const call = restCall(client);
  const change = async (id: string, change: Record<string, unknown>) => {
    const { error } = await client.from('outbox').update(change).eq('id', id);
    if (error) throw new Error(error.message);
  };
  return {
    claim: (howMany, ways) => call('claim_letters', { how_many: howMany, ways }),
    facts: async (ids) => v.parse(rowFactsSchema, await call('letter_facts', { ids })),
    keepWords: change,
    report: change,
    putBack: (id, attempts, from) =>
      change(id, { attempts, claimed_at: null, next_try_at: from.toISOString() }),
  };
}
