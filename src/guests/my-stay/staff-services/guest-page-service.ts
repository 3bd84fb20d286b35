import * as v from 'valibot';
import { askedChangeSchema } from '@/guests/my-stay/asked-change';
import type { AskedChange, Decision } from '@/guests/my-stay/asked-change';
import { columnsOf, rowSchema, rowTimestamp } from '@/content/store/staff-services/row-schema';
import { askChanged } from '@/content/store/staff-services/writes';
import { reservationFailure } from '@/desk/stays/staff-services/nights-taken';
import { fetchReservation } from '@/desk/stays/staff-services/reservations-service';
import type { Reservation } from '@/desk/stays/reservation';
import { ask, askRows } from '@/lib/ask';
import { ServiceError } from '@/lib/service-error';
import { supabase } from '@/lib/supabase';

const fields = { ...askedChangeSchema.entries, updatedAt: rowTimestamp };
const row = rowSchema(fields);
const keyRow = v.object({ guest_key: v.nullable(v.string()) });

/** The secret of a guest's own page; null where the guest is erased. @throws ServiceError */
export async function fetchGuestKey(reservationId: string): Promise<string | null> {
  const keys = supabase().from('reservations').select('guest_key').eq('id', reservationId);
  const [found] = await askRows(keys, keyRow);
  return found?.guest_key ?? null;
}

/** Gives the stay another secret; the old one opens nothing any more. @throws ServiceError */
export async function replaceGuestKey(reservationId: string): Promise<string | null> {
  // The database makes the new one.
  const taken = supabase().from('reservations').update({ guest_key: null }).eq('id', reservationId);
  const { guest_key: key } = await askChanged(taken.select('guest_key'), keyRow);
  return key;
}

/** What the guest asks for; null when nothing waits. @throws ServiceError */
export async function fetchAskedChange(reservationId: string): Promise<AskedChange | null> {
  const waiting = supabase()
    .from('stay_changes')
    .select(columnsOf(fields))
    .eq('reservation_id', reservationId)
    .eq('status', 'asked');
  const [found] = await askRows(waiting, row);
  return found ?? null;
}

/**
 * Answers what was seen; accepting changes the stay. @returns undefined when it does not wait any more
 * @throws NightsTakenError when the room is full; ServiceError otherwise
 */
export async function answerChange(
  { id, updatedAt }: Pick<AskedChange, 'id' | 'updatedAt'>,
  decision: Decision,
  words: string,
): Promise<Reservation | undefined> {
  const call = supabase().rpc('answer_change', { change: id, seen: updatedAt, decision, words });
  const reservationId = await ask(call, v.nullable(v.string())).catch((error: unknown) => {
    throw reservationFailure(error);
  });
  if (reservationId === null) return undefined;
  const stored = await fetchReservation(reservationId);
  if (!stored) throw new ServiceError('shape', 'the reservation is gone');
  return stored;
}
