import * as v from 'valibot';
import { RESERVATION_STATUSES } from '@/basics/rules/reservation-status';
import { supabase } from '@/lib/supabase';
import { ask } from '@/lib/ask';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const latestReservation = v.object({
  id: v.string(),
  email: v.string(),
  roomName: v.string(),
  checkIn: v.nullable(v.string()),
  total: v.number(),
  status: v.picklist(RESERVATION_STATUSES),
});
export type LatestReservation = v.InferOutput<typeof latestReservation>;

const latestMessage = v.object({ id: v.string(), name: v.string(), subject: v.string() });
export type LatestMessage = v.InferOutput<typeof latestMessage>;

const figures = v.object({
  reservations: count,
  /** Sum of guests over all reservations. */
  guests: count,
  messages: count,
  /** What waits for somebody, and the newsletter; unknown to an older database. */
  newReservations: v.optional(count),
  changesAsked: v.optional(count),
  cancelledUnseen: v.optional(count),
  unreadMessages: v.optional(count),
  subscribers: v.optional(count),
  /** What visitors have sent since the beginning; the bell rings when it grows. */
  arrivals: v.optional(count),
  latestReservations: v.array(latestReservation),
  latestMessages: v.array(latestMessage),
});
export type Figures = v.InferOutput<typeof figures>;

/** What has come in from visitors, and the newest of it. @throws ServiceError */
export function fetchFigures(): Promise<Figures> {
  return ask(supabase().rpc('dashboard_figures', {}, { get: true }), figures);
}
