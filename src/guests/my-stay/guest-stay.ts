import { agreedExtraSchema, chargedSchema } from '../../selling/prices/agreed-extra.ts';
import * as v from 'valibot';

/** The status of a stay, as its guest is told it. */
export const GUEST_STATUSES = [
  'pending',
  'confirmed',
  'declined',
  'cancelled',
  'here',
  'past',
] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

/** What a guest asked to have otherwise; null: as it is. */
const changeRequestSchema = v.object({
  checkIn: v.nullable(v.string()),
  nights: v.nullable(v.number()),
  guests: v.nullable(v.number()),
  message: v.string(),
  status: v.picklist(['asked', 'accepted', 'declined', 'withdrawn']),
  answer: v.string(),
});

/** What is told of a room that was asked for, alone or with others. */
const stayedIn = {
  roomName: v.string(),
  /** That name in the languages it is translated into. */
  roomNames: v.optional(v.record(v.string(), v.string()), {}),
  /** `YYYY-MM-DD`; null while no date is set. */
  checkIn: v.nullable(v.string()),
  nights: v.number(),
  guests: v.number(),
  /** Dollars. */
  total: v.number(),
  status: v.picklist(GUEST_STATUSES),
  /** Whether the guest may still ask for a change, and cancel. */
  isOpen: v.boolean(),
};

/** A stay as its guest may see it (`guest_stay()`): nothing of the staff's, no address, no id. */
export const guestStaySchema = v.object({
  ...stayedIn,
  /** The beginning of the reservation's id; `requestReference` makes the reference of it. */
  reference: v.string(),
  roomId: v.string(),
  capacity: v.number(),
  checkOut: v.nullable(v.string()),
  /** Dollars. */
  price: v.number(),
  fee: v.number(),
  charges: v.optional(v.array(chargedSchema), []),
  /** What long stay and code took off. */
  discount: v.optional(v.number(), 0),
  extras: v.optional(v.array(agreedExtraSchema), []),
  linkEnds: v.string(),
  updatedAt: v.string(),
  change: v.nullable(changeRequestSchema),
  /** All rooms of the booking, `isThis` the link's own; none for a stay of one room. */
  rooms: v.optional(v.array(v.object({ ...stayedIn, isThis: v.boolean() })), []),
});
export type GuestStay = v.InferOutput<typeof guestStaySchema>;

/** What a link opens: a stay; nothing; or nothing any more, because the house has made another one. */
export type OpenedLink = GuestStay | 'replaced' | null;

/** What a guest asks to have changed; what is undefined stays as it is. */
export type ChangeRequest = {
  /** `YYYY-MM-DD` */
  arrival: string | undefined;
  nights: number;
  guests: number;
  message: string;
};

/** What came of it: stored, or why not, with days that are free where the nights are full. */
export type ChangeResult<Opened> = { stay: Opened } | { problem: string; free: string[] };
