import * as v from 'valibot';
import { addDays } from '../../basics/time/dates.ts';
import { CHANNELS } from './listing.ts';

const EVENT_STATES = ['held', 'skipped', 'echo', 'conflict', 'gone'] as const;
export const SKIP_REASONS = ['words', 'transparent', 'hours', 'past', 'far'] as const;

const said = {
  summary: v.string(),
  /** The first night, and the day of departure. */
  fromDate: v.string(),
  toDate: v.string(),
  state: v.picklist(EVENT_STATES),
  /** Why it is skipped. */
  reason: v.nullable(v.picklist(SKIP_REASONS)),
  conflictNights: v.array(v.string()),
};

/** Something that is only looked at. */
export const foundSchema = v.object(said);
export type Found = v.InferOutput<typeof foundSchema>;

/** What a channel's calendar says, and what has become of it. */
export const channelEventSchema = v.object({
  id: v.string(),
  listingId: v.string(),
  ...said,
  letGoAt: v.nullable(v.string()),
  /** Staff have seen to its conflict. */
  settledAt: v.nullable(v.string()),
  /** The stay that was made of it. */
  reservationId: v.nullable(v.string()),
});
export type ChannelEvent = v.InferOutput<typeof channelEventSchema>;

/** Whether it takes nights, of which some may be in conflict. */
export function isHolding({ state, letGoAt, reservationId }: ChannelEvent): boolean {
  return (state === 'held' || state === 'conflict') && !letGoAt && !reservationId;
}

/** How many nights events of one listing hold from a day on: each night once. */
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

/** Nights that a channel has sold and that were not free here, with the one who has them. */
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
  /** Perhaps our own closed nights, coming back in other days. */
  soft: v.boolean(),
});
/** Who has the nights here: stays, closings, booking sites. */
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
