import * as v from 'valibot';
import { askChanged, deleteRow } from '@/content/store/staff-calls/writes';
import { rowTimestamp } from '@/content/store/staff-calls/row-schema';
import { AUTOMATIC_BY_DEFAULT, EMAIL_KINDS, type EmailKind } from '@/guests/emails/email-kinds';
import type { EmailText, HotelTemplates } from '@/guests/emails/write-email';
import { callRestRows, callRest } from '@/lib/call-rest';
import { supabase } from '@/lib/supabase';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';
import { outboxToasts } from '@/words/staff';
import { EMAILS_KEY } from './outbox';

const SETTINGS = 'outbox_settings';
const TEXTS = 'letter_texts';
const keyRow = v.object({ key: v.string() });
const textRow = v.object({ key: v.string(), subject: v.string(), body: v.string() });

/** A choice of the staff about letters, and what holds as long as they have made none. */
export type Setting<T extends object> = {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  atFirst: T;
};

/** Whom the bell for the hotel reaches; no list of addresses means the address of Contact. */
export const ALERT_RECIPIENTS: Setting<{ addresses: string[] | null; telegram: boolean }> = {
  key: 'bell',
  schema: v.object({ addresses: v.nullable(v.array(v.string())), telegram: v.boolean() }),
  atFirst: { addresses: null, telegram: true },
};

/** Which letters leave by themselves. */
export const AUTOMATIC_EMAILS: Setting<{ automatic: readonly EmailKind[] }> = {
  key: 'letters',
  schema: v.object({ automatic: v.array(v.picklist(EMAIL_KINDS)) }),
  atFirst: { automatic: AUTOMATIC_BY_DEFAULT },
};

const stateSchema = v.object({
  /** When the sender last looked; null when it never has. */
  cameAt: v.nullable(rowTimestamp),
  ways: v.array(v.string()),
  waiting: v.number(),
  failed: v.number(),
  /** That wait until staff let them go. */
  held: v.number(),
  /** Whom the bell reaches by e-mail now. */
  addresses: v.array(v.string()),
});

const STATE = [...EMAILS_KEY, 'state'] as const;
const TEXTS_KEY = [...STAFF_KEY, 'letter-texts'] as const;
const settingKey = (key: string) => [...STAFF_KEY, 'letter-setting', key] as const;
/** How often the outbox is looked after, in milliseconds. */
const STATE_MS = 30_000;

/** The state of the outbox. */
export function useOutboxState() {
  return useQuery({
    queryKey: STATE,
    queryFn: () => callRest(supabase().rpc('outbox_state', {}, { get: true }), stateSchema),
    refetchInterval: STATE_MS,
  });
}

/** What staff have chosen about letters (`BELL`, `AUTOMATIC`). */
export function useEmailSetting<T extends object>({ key, schema, atFirst }: Setting<T>) {
  return useQuery({
    queryKey: settingKey(key),
    queryFn: async () => {
      const row = v.object({ value: schema });
      const rows = await callRestRows(supabase().from(SETTINGS).select('value').eq('key', key), row);
      return rows[0]?.value ?? atFirst;
    },
  });
}

/** Keeps what staff choose about letters; the outbox says then whom the bell reaches. */
export function useSaveEmailSetting<T extends object>({ key }: Setting<T>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (value: T) =>
      askChanged(supabase().from(SETTINGS).upsert({ key, value }).select('key'), keyRow),
    onSuccess: (_key, value) => client.setQueryData(settingKey(key), value),
    meta: {
      success: outboxToasts.settingsSaved,
      failure: outboxToasts.settingsFailed,
      invalidates: [STATE],
    },
  });
}

/** The hotel's own words of letters. */
export function useEmailTemplates() {
  return useQuery({
    queryKey: TEXTS_KEY,
    queryFn: async (): Promise<HotelTemplates> => {
      const rows = await callRestRows(supabase().from(TEXTS).select('key, subject, body'), textRow);
      return Object.fromEntries(rows.map(({ key, ...text }) => [key, text]));
    },
  });
}

const textMeta = { failure: outboxToasts.wordsFailed, invalidates: [TEXTS_KEY] };

/** Keeps words of a letter, by their `textKey`. */
export function useSaveEmailTemplate() {
  return useMutation({
    mutationFn: (text: EmailText & { key: string }) =>
      askChanged(supabase().from(TEXTS).upsert(text).select('key, subject, body'), textRow),
    meta: { ...textMeta, success: outboxToasts.wordsSaved },
  });
}

/** Takes the hotel's own words of a letter away. */
export function useResetEmailTemplate() {
  return useMutation({
    mutationFn: (key: string) => deleteRow(TEXTS, key, 'key', 'key'),
    meta: { ...textMeta, success: outboxToasts.wordsBack },
  });
}
