import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, vi } from 'vitest';
import { insertSql, STAY_COLUMNS } from '../backend/access/actors.ts';
import { sqlOutbox } from '../../supabase/embedded/outbox.ts';
import type { OutgoingMessage } from '../../supabase/functions/send-outbox/outbox.ts';
import { sendQueuedRows } from '../../supabase/functions/send-outbox/send-queued-rows.ts';
import { type Options, START_OVER, startTestBackend } from './backend.ts';

type Columns = Record<string, unknown>;

const ORDINARY = { room_id: 'room-premier', email: 'guest@example.com', guests: 2, nights: 2 };

export async function openBackend(options: Options = {}) {
  const backend = await startTestBackend(options);
  let hasServices = false;
  afterAll(async () => {
    await backend.stop();
    // The services hold a session of this file's backend, so the next file must load them again.
    if (hasServices) vi.resetModules();
  });
  function answerFetch(): void {
    hasServices = true;
    backend.answerFetch();
  }

  /** Inserts a stay without row-level security; the default is an open booking request. */
  async function putStay(columns: Columns = {}): Promise<{ id: string; key: string }> {
    const stay = { id: randomUUID(), ...ORDINARY, ...columns };
    const [insert, values] = insertSql('reservations', stay);
    const [stored] = await backend.serviceSql<{ key: string }>(
      `${insert} returning guest_key as key`,
      values,
    );
    return { id: stay.id, key: stored?.key ?? '' };
  }

  /** Sends every waiting e-mail, due or not. @returns the e-mails sent */
  async function sendAll(take: (post: OutgoingMessage) => Promise<void> = async () => undefined) {
    const left: OutgoingMessage[] = [];
    const email = async (post: OutgoingMessage) => {
      await take(post);
      left.push(post);
    };
    await backend.exec`update outbox set next_try_at = now()`;
    await sendQueuedRows(sqlOutbox(backend.backend.sql), {
      ways: { email },
      site: 'https://hotel.test',
    });
    return left;
  }

  return { ...backend, answerFetch, putStay, sendAll };
}

export async function openHotel({ startsOver, ...options }: Options = {}) {
  const backend = await openBackend(options);
  const admin = await backend.signInAsAdmin();
  // Run after the sign-in, so that a reset restores the administrator's session too.
  if (startsOver) await backend.db.exec(await readFile(START_OVER, 'utf8'));

  /** Updates a row as staff do. @returns the answer, which may be an error */
  const change = (id: unknown, columns: Columns, table = 'reservations') =>
    admin
      .from(table)
      .update(columns)
      .eq('id', id)
      .select(table === 'reservations' ? STAY_COLUMNS : '*');
  /** Updates one reservation as staff do. @throws unless exactly one row changed */
  async function set(id: string | undefined, columns: Columns): Promise<void> {
    const { data, error } = await change(id, columns);
    if (error || data.length !== 1) throw error ?? new Error('no row was changed');
  }

  const visitor = backend.client();
  /** Sends a booking request as a visitor. @returns its id */
  async function ask(columns: Columns = {}): Promise<string> {
    const id = randomUUID();
    await visitor
      .from('reservations')
      .insert({ id, ...ORDINARY, ...columns })
      .throwOnError();
    return id;
  }
  async function keyOf(id: unknown): Promise<string | undefined> {
    const { data } = await admin.rpc('guest_key', { of_stay: id });
    return (data as string | null) ?? undefined;
  }
  async function putListing(columns: Columns = {}) {
    const import_url = `https://channel.test/${Math.random()}`;
    const { data } = await admin
      .from('listings')
      .insert({ room_id: 'room-standard', channel: 'booking', import_url, ...columns })
      .select()
      .single()
      .throwOnError();
    return data as { id: string; export_key: string; updated_at: string };
  }

  return { ...backend, visitor, admin, change, set, ask, keyOf, putListing };
}

export const saveSection = (client: SupabaseClient, key: string, value: unknown) =>
  client.from('hotel_config').update({ value }).eq('key', key).select();
