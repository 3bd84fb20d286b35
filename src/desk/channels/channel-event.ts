import * as v from 'valibot';
import { addDays } from '../../basics/time/dates.ts';
import { CHANNELS } from './listing.ts';

const EVENT_STATES = ['held', 'skipped', 'echo', 'conflict', 'gone'] as const;
export const SKIP_REASONS = ['words', 'transparent', 'hours', 'past', 'far'] as const;

const said = {
  summary: v.string(),
  /** First night; `toDate` is the departure day. */
  fromDate: v.string(),
  toDate: v.string(),
  state: v.picklist(EVENT_STATES),
  /** Why the entry was skipped; set only if `state` is `skipped`. */
  reason: v.nullable(v.picklist(SKIP_REASONS)),
  conflictNights: v.array(v.string()),
};

/** An entry of a calendar that is previewed, not stored. */
export const foundSchema = v.object(said);
export type Found = v.InferOutput<typeof foundSchema>;

export const channelEventSchema = v.object({
  id: v.string(),
  listingId: v.string(),
  ...said,
  letGoAt: v.nullable(v.string()),
  settledAt: v.nullable(v.string()),
  reservationId: v.nullable(v.string()),
});
export type ChannelEvent = v.InferOutput<typeof channelEventSchema>;

/** True if the event blocks nights, even if some are in conflict. */
export function isHolding({ state, letGoAt, reservationId }: ChannelEvent): boolean {
  return (state === 'held' || state === 'conflict') && !letGoAt && !reservationId;
}

/** Counts the different nights that events of one listing block from `today` on. */
export function nightsHeld(events: readonly ChannelEvent[], today: string): number {
  const nights = new Set<string>();
  for (const event of events.filter(isHolding)) {
    let night = event.fromDate > today ? event.fromDate : today;
    for (; night < event.toDate; night = addDays(night, 1))
      if (!event.conflictNights.includes(night)) nights.add(night);
  }
  return nights.size;
}

const days = { fromDate: v.string(), toDate: v.string() };
const channel = { channel: v.picklist(CHANNELS), name: v.string() };

/** Nights that a channel sold although they were taken here. */
export const channelConflictSchema = v.object({
  id: v.string(),
  listingId: v.string(),
  ...channel,
  roomId: v.string(),
  room: v.string(),
  summary: v.string(),
  ...days,
  nights: v.array(v.string()),
  reservationId: v.nullable(v.string()),
  /** True if the entry may only repeat nights that the hotel itself closed, with other dates. */
  soft: v.boolean(),
});
export const stayInTheWay = v.object({
  id: v.string(),
  guest: v.nullable(v.string()),
  checkIn: v.string(),
  checkOut: v.string(),
});
export const closingInTheWay = v.object({ id: v.string(), reason: v.string(), ...days });
export const channelInTheWay = v.object({ ...channel, slot: v.number() });

export type ChannelConflict = v.InferOutput<typeof channelConflictSchema> & {
  stays: v.InferOutput<typeof stayInTheWay>[];
  closings: v.InferOutput<typeof closingInTheWay>[];
  channels: v.InferOutput<typeof channelInTheWay>[];
};
