import type { SupabaseClient } from '@supabase/supabase-js';
import * as v from 'valibot';
import { CURRENCY_SIGNS } from '../../../src/basics/rules/currency.ts';
import { houseFacts } from '../../../src/content/schema/sections/house-facts.ts';
import type { AlertFacts } from '../../../src/guests/emails/alert-text.ts';
import type { InvitationFacts } from '../../../src/guests/emails/invitation-text.ts';
import { languagesOf } from '../../../src/words/languages.ts';
import { restCall } from '../_shared/rest-call.ts';

export const DELIVERY_CHANNELS = ['email', 'telegram'] as const;
export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number];

export type OutboxRow = {
  id: string;
  kind: string;
  channel: DeliveryChannel;
  recipient: string;
  /** Null until the text is composed, just before the first attempt to send it. */
  subject: string | null;
  body: string | null;
  facts: AlertFacts & InvitationFacts;
  attempts: number;
  /** This caller owns the row until then. If it reports nothing, another caller gets the row. */
  next_try_at: string | Date;
};

/** Addresses of the site, and of uploaded pictures if they are elsewhere; '' if unknown. */
export type Addresses = { site: string; pictures?: string };

const line = v.optional(v.string(), '');
const stay = v.record(v.string(), v.unknown());
/** Schema of a content section; a never saved section is null and becomes an empty object. */
const section = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.transform((stored) => stored ?? {}),
    v.object(entries),
  );

/** The answer of `public.letter_facts`: everything from which texts are composed. */
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
  /** Reservations by the id of their outbox row. */
  stays: v.record(v.string(), stay),
  /** Languages of answered messages, by the id of the outbox row. */
  languages: v.record(v.string(), v.string()),
  /** Reservations of e-mails and alerts about several rooms, by the id of the outbox row. */
  rooms: v.record(v.string(), v.nullable(v.array(stay))),
});
export type RowFacts = v.InferOutput<typeof rowFactsSchema>;

/** Why a message was not sent: a value of the outbox's column. Staff see a translation. */
export type FailureCode =
  | 'unreachable'
  | 'busy'
  | 'refused'
  | 'not-allowed'
  | 'telegram-blocked'
  | 'telegram-chat'
  | 'unclear'
  | 'unwritable';

/** The result of an attempt to send a row. */
export type Report =
  | { status: 'sent'; error_code: null; last_error: null }
  | {
      status: 'queued' | 'failed';
      error_code: FailureCode;
      last_error: string;
      /** Time of the next attempt, if the service asks for a longer wait than the row's pause. */
      next_try_at?: string;
    };

export type Outbox = {
  /** Reserves due rows for this caller until their pause ends. */
  claim: (howMany: number, ways: readonly DeliveryChannel[]) => Promise<OutboxRow[]>;
  facts: (ids: readonly string[]) => Promise<RowFacts>;
  /** Stores the text with which a row is sent. */
  keepWords: (id: string, words: { subject: string; body: string }) => Promise<void>;
  report: (id: string, report: Report) => Promise<void>;
  /** Stores the hash of an invitation's link. @throws an error with code PT404 if it was withdrawn */
  addLink: (id: string, hash: string) => Promise<void>;
  /** Releases a row that was claimed but not tried, so that a later run sends it. */
  putBack: (id: string, attempts: number, from: Date) => Promise<void>;
};

/** A composed message with its attachments. */
export type OutgoingMessage = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html?: string;
  files: { name: string; type: string; text: string }[];
};

/** Sends a message. @throws DeliveryError if the service refuses it, or its result is unknown */
export type Deliver = (post: OutgoingMessage) => Promise<void>;

/** Error of a service that refused a message, or whose result is unknown. */
export class DeliveryError extends Error {
  override readonly name = 'NotTaken';
  readonly code: FailureCode;
  readonly isFinal: boolean;
  readonly waitMs: number;

  /**
   * @param isFinal true if another attempt would not help
   * @param waitMs how long the service asks to wait (ms)
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
    addLink: async (letter, link_hash) => {
      await call('add_invitation_link', { letter, link_hash });
    },
    putBack: (id, attempts, from) =>
      change(id, { attempts, claimed_at: null, next_try_at: from.toISOString() }),
  };
}
