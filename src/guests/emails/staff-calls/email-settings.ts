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

export type Setting<T extends object> = {
  key: string;
  schema: v.GenericSchema<unknown, T>;
  atFirst: T;
};

/** Who receives the hotel's alerts. Null `addresses`: the e-mail address of the Contact section. */
export const ALERT_RECIPIENTS: Setting<{ addresses: string[] | null; telegram: boolean }> = {
  key: 'bell',
  schema: v.object({ addresses: v.nullable(v.array(v.string())), telegram: v.boolean() }),
  atFirst: { addresses: null, telegram: true },
};

export const AUTOMATIC_EMAILS: Setting<{ automatic: readonly EmailKind[] }> = {
  key: 'letters',
  schema: v.object({ automatic: v.array(v.picklist(EMAIL_KINDS)) }),
  atFirst: { automatic: AUTOMATIC_BY_DEFAULT },
};

const stateSchema = v.object({
  /** When the sender last ran; null if never. */
  cameAt: v.nullable(rowTimestamp),
  ways: v.array(v.string()),
  waiting: v.number(),
  failed: v.number(),
  /** E-mails that wait for staff. */
  held: v.number(),
  /** E-mail addresses that currently receive alerts. */
  addresses: v.array(v.string()),
});

const STATE = [...EMAILS_KEY, 'state'] as const;
const TEXTS_KEY = [...STAFF_KEY, 'email-templates'] as const;
const settingKey = (key: string) => [...STAFF_KEY, 'email-setting', key] as const;
/** How often the outbox's state is refetched (ms). */
const STATE_MS = 30_000;

export function useOutboxState() {
  return useQuery({
    queryKey: STATE,
    queryFn: () => callRest(supabase().rpc('outbox_state', {}, { get: true }), stateSchema),
    refetchInterval: STATE_MS,
  });
}

export function useEmailSetting<T extends object>({ key, schema, atFirst }: Setting<T>) {
  return useQuery({
    queryKey: settingKey(key),
    queryFn: async () => {
      const row = v.object({ value: schema });
      const rows = await callRestRows(
        supabase().from(SETTINGS).select('value').eq('key', key),
        row,
      );
      return rows[0]?.value ?? atFirst;
    },
  });
}

/** Saves a setting. Refetches the outbox's state, because it names the recipients of alerts. */
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

export function useSaveEmailTemplate() {
  return useMutation({
    mutationFn: (text: EmailText & { key: string }) =>
      askChanged(supabase().from(TEXTS).upsert(text).select('key, subject, body'), textRow),
    meta: { ...textMeta, success: outboxToasts.wordsSaved },
  });
}

export function useResetEmailTemplate() {
  return useMutation({
    mutationFn: (key: string) => deleteRow(TEXTS, key, 'key', 'key'),
    meta: { ...textMeta, success: outboxToasts.wordsBack },
  });
}
