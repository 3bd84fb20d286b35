import * as v from 'valibot';
import {
  columnsOf,
  decimal,
  rowSchema,
  rowTimestamp,
} from '@/content/store/staff-calls/row-schema';
import { reservationSchema } from '@/desk/stays/reservation';
import { supabase } from '@/lib/supabase';
import { callRestRows } from '@/lib/call-rest';

const fields = {
  ...reservationSchema.entries,
  price: decimal,
  fee: decimal,
  tax: v.optional(decimal, 0),
  total: decimal,
  nightAmounts: v.optional(v.array(decimal), []),
  discount: v.optional(decimal, 0),
  createdAt: rowTimestamp,
  updatedAt: rowTimestamp,
};

export const reservationColumns = columnsOf(fields);
export const reservationRow = rowSchema(fields);

const eventFields = {
  id: v.union([v.number(), v.string()]),
  at: rowTimestamp,
  actorName: v.nullable(v.string()),
  /** Old and new value, by column. */
  changes: v.record(v.string(), v.tuple([v.unknown(), v.unknown()])),
};
const eventRow = rowSchema(eventFields);
export type ReservationEvent = v.InferOutput<typeof eventRow>;

const EVENTS_MAX = 100;

export function fetchHistory(reservationId: string): Promise<ReservationEvent[]> {
  const events = supabase()
    .from('reservation_events')
    .select(columnsOf(eventFields))
    .eq('reservation_id', reservationId)
    .order('id', { ascending: false })
    .limit(EVENTS_MAX);
  return callRestRows(events, eventRow);
}
