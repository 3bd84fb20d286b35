import * as v from 'valibot';
import { supabase } from '@/lib/supabase';
import { restError } from '@/lib/service-error';
import { parseRow, rowsOf } from '@/hotel/desk/staff-services/paging';

const eventSchema = v.object({
  id: v.union([v.number(), v.string()]),
  at: v.string(),
  actorName: v.nullable(v.string()),
  /** By column: the value before and after. */
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
});
/** A change of a reservation: who, when, what. */
export type ReservationEvent = v.InferOutput<typeof eventSchema>;

/** As many as anybody reads. */
const EVENTS_MAX = 100;

/** What was changed of a reservation, newest first. @throws ServiceError */
export async function fetchHistory(reservationId: string): Promise<ReservationEvent[]> {
  const { data, error, status } = await supabase()
    .from('reservation_events')
    .select('id, at, actor_name, changes')
    .eq('reservation_id', reservationId)
    .order('id', { ascending: false })
    .limit(EVENTS_MAX)
    .retry(false);
  if (error) throw restError(error, status);
  return rowsOf(data, status).map((row) => parseRow(eventSchema, row));
}
