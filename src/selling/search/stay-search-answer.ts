import * as v from 'valibot';
import { stayRuleSchema } from '../prices/stay-quote.ts';

const roomAnswerSchema = v.object({
  room_id: v.string(),
  /** The number of units that are free on all nights; 0 if the room is full. */
  left: v.number(),
  /** Null if there is no price, e.g. for more guests than the room holds. */
  total: v.nullable(v.number()),
  rule: v.nullable(stayRuleSchema),
});
export type RoomAnswer = v.InferOutput<typeof roomAnswerSchema>;

const nearSchema = v.object({ check_in: v.string(), room_id: v.string(), total: v.number() });
const partSchema = v.object({ ...nearSchema.entries, nights: v.number() });

/** The answer of `search_stays`; all totals are those of `stay_quote`, in US dollars. */
export const staySearchAnswerSchema = v.object({
  rooms: v.array(roomAnswerSchema),
  /** Several rooms for a party that no single free room holds. */
  together: v.array(
    v.object({
      rooms: v.array(
        v.object({
          room_id: v.string(),
          guests: v.number(),
          children: v.optional(v.array(v.number()), []),
          total: v.number(),
        }),
      ),
      total: v.number(),
    }),
  ),
  /** One room after the other, if no room is free on all nights. */
  split: v.nullable(v.object({ parts: v.array(partSchema), total: v.number() })),
  /** Other arrivals with as many free nights, nearest first. */
  near: v.array(nearSchema),
});
export type StaySearchAnswer = v.InferOutput<typeof staySearchAnswerSchema>;

export type CheapestStaysQuestion = {
  arrivals: readonly string[];
  nights: number;
  guests: number;
  children: readonly number[];
};

/** The answer of `cheapest_stays`: the cheapest free room for each arrival. */
export const cheapestStaysSchema = v.array(
  v.object({
    check_in: v.string(),
    /** Null if no room is free. */
    room_id: v.nullable(v.string()),
    total: v.nullable(v.number()),
    /** The price rule that every free room breaks. */
    rule: v.nullable(stayRuleSchema),
    /** The nearest arrival with a room that can be booked. */
    near: v.nullable(nearSchema),
  }),
);
export type CheapestStay = v.InferOutput<typeof cheapestStaysSchema>[number];
