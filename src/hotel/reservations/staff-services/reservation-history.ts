import * as v from 'valibot';
import { supabase } from '@/lib/supabase';
import { askRows } from '@/lib/ask';
import { columnsOf, rowSchema, rowTimestamp } from '@/hotel/content/staff-services/row-schema';

const fields = {
  id: v.union([v.number(), v.string()]),
  at: rowTimestamp,
  actorName: v.nullable(v.string()),
  /** By column: the value before and after. */
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
};
const row = rowSchema(fields);
/** A change of a reservation: who, when, what. */
export type ReservationEvent = v.InferOutput<typeof row>;

/** As many as anybody reads. */
const EVENTS_MAX = 100;

/** What was changed of a reservation, newest first. @throws ServiceError */
export function fetchHistory(reservationId: string): Promise<ReservationEvent[]> {
  const events = supabase()
    .from('reservation_events')
    .select(columnsOf(fields))
    .eq('reservation_id', reservationId)
    .order('id', { ascending: false })
    .limit(EVENTS_MAX);
  return askRows(events, row);
}
