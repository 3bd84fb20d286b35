import * as v from 'valibot';
import { askChanged } from '@/hotel/content/staff-services/writes';
import { rowTimestamp } from '@/hotel/content/staff-services/row-schema';
import { AUTOMATIC_AT_FIRST, LETTER_KINDS } from '@/hotel/letters/letter-kinds';
import type { LetterKind } from '@/hotel/letters/letter-kinds';
import { askRows, ask } from '@/lib/ask';
import { supabase } from '@/lib/supabase';

const SETTINGS = 'outbox_settings';
const keyRow = v.object({ key: v.string() });

const bellSchema = v.object({
  /** Null for the address of Contact. */
  addresses: v.nullable(v.array(v.string())),
  telegram: v.boolean(),
});
/** Whom the bell for the hotel reaches. */
export type BellSetting = v.InferOutput<typeof bellSchema>;
const BELL_AT_FIRST: BellSetting = { addresses: null, telegram: true };

const lettersSchema = v.object({ automatic: v.array(v.picklist(LETTER_KINDS)) });

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
/** How the outbox stands. */
export type OutboxState = v.InferOutput<typeof stateSchema>;

/** Whom the bell reaches. @throws ServiceError */
export async function fetchBell(): Promise<BellSetting> {
  return (await fetchSetting('bell', bellSchema)) ?? BELL_AT_FIRST;
}

/** Sets whom the bell reaches. @throws ServiceError */
export function saveBell(value: BellSetting): Promise<BellSetting> {
  return saveSetting('bell', value);
}

/** Which letters leave by themselves. @throws ServiceError */
export async function fetchAutomatic(): Promise<readonly LetterKind[]> {
  return (await fetchSetting('letters', lettersSchema))?.automatic ?? AUTOMATIC_AT_FIRST;
}

/** Sets which letters leave by themselves. @throws ServiceError */
export async function saveAutomatic(
  automatic: readonly LetterKind[],
): Promise<readonly LetterKind[]> {
  await saveSetting('letters', { automatic });
  return automatic;
}

/** How the outbox stands. @throws ServiceError */
export function fetchOutboxState(): Promise<OutboxState> {
  return ask(supabase().rpc('outbox_state', {}, { get: true }), stateSchema);
}

async function fetchSetting<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const row = v.pipe(
    v.object({ value: schema }),
    v.transform(({ value }) => value),
  );
  const rows = await askRows(supabase().from(SETTINGS).select('value').eq('key', key), row);
  return rows[0];
}

async function saveSetting<T extends object>(key: string, value: T): Promise<T> {
  await askChanged(supabase().from(SETTINGS).upsert({ key, value }).select('key'), keyRow);
  return value;
}
