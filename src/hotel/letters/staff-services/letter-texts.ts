import * as v from 'valibot';
import { askChanged, deleteRow } from '@/hotel/content/staff-services/writes';
import type { LetterText, OwnTexts } from '@/hotel/letters/write-letter';
import { askRows } from '@/lib/ask';
import { supabase } from '@/lib/supabase';

const TABLE = 'letter_texts';
const row = v.object({ key: v.string(), subject: v.string(), body: v.string() });

/** The hotel's own words of letters. @throws ServiceError */
export async function fetchLetterTexts(): Promise<OwnTexts> {
  const rows = await askRows(supabase().from(TABLE).select('key, subject, body'), row);
  return Object.fromEntries(rows.map(({ key, ...text }) => [key, text]));
}

/** Keeps words of a letter. @param key see textKey @throws ServiceError */
export async function saveLetterText(key: string, { subject, body }: LetterText): Promise<void> {
  const text = { key, subject, body };
  await askChanged(supabase().from(TABLE).upsert(text).select('key, subject, body'), row);
}

/** Takes the hotel's own words of a letter away: the catalogue's hold again. @throws ServiceError */
export async function dropLetterText(key: string): Promise<void> {
  await deleteRow(TABLE, key, 'key', 'key');
}
