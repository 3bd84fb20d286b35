import { agreedExtraSchema, chargedSchema } from '../../selling/prices/agreed-extra.ts';
import * as v from 'valibot';

export const GUEST_STATUSES = [
  'pending',
  'confirmed',
  'declined',
  'cancelled',
  'here',
  'past',
] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];

/** A guest's change request. Null fields remain unchanged. */
const changeRequestSchema = v.object({
  checkIn: v.nullable(v.string()),
  nights: v.nullable(v.number()),
  guests: v.nullable(v.number()),
  children: v.optional(v.nullable(v.array(v.number())), null),
  message: v.string(),
  status: v.picklist(['asked', 'accepted', 'declined', 'withdrawn']),
  answer: v.string(),
});

const stayedIn = {
  roomName: v.string(),
  /** The room's name by language, as far as translated. */
  roomNames: v.optional(v.record(v.string(), v.string()), {}),
  /** `YYYY-MM-DD`; null until a date is set. */
  checkIn: v.nullable(v.string()),
  nights: v.number(),
  guests: v.number(),
  /** The ages of the children among the guests. */
  children: v.optional(v.array(v.number()), []),
  /** In the hotel's currency. */
  total: v.number(),
  status: v.picklist(GUEST_STATUSES),
  /** True if the guest may still request a change and cancel. */
  isOpen: v.boolean(),
};

/** A stay as its guest sees it (`guest_stay()`): no data of staff, no e-mail address, no ID. */
export const guestStaySchema = v.object({
  ...stayedIn,
  /** The start of the reservation's ID, from which `requestReference` makes the reference. */
  reference: v.string(),
  roomId: v.string(),
  capacity: v.number(),
  checkOut: v.nullable(v.string()),
  price: v.number(),
  fee: v.number(),
  charges: v.optional(v.array(chargedSchema), []),
  /** Sum taken off by long-stay discount and promo code. */
  discount: v.optional(v.number(), 0),
  extras: v.optional(v.array(agreedExtraSchema), []),
  linkEnds: v.string(),
  updatedAt: v.string(),
  change: v.nullable(changeRequestSchema),
  /** All rooms of the booking; `isThis` marks the shown room. Empty for a stay of one room. */
  rooms: v.optional(
    v.array(v.object({ ...stayedIn, isThis: v.boolean(), place: v.optional(v.number()) })),
    [],
  ),
});
export type GuestStay = v.InferOutput<typeof guestStaySchema>;

/** A guest's secret link. `place`: the shown room of the booking; undefined for the link's own. */
export type StayLink = { key: string; place: number | undefined };

/** Result of opening a link: a stay, null if invalid, `replaced` if the hotel made a new link. */
export type OpenedLink = GuestStay | 'replaced' | null;

/** A stay as a guest wants it. Without `arrival` the date remains unchanged. */
export type ChangedStay = {
  /** `YYYY-MM-DD` */
  arrival: string | undefined;
  nights: number;
  guests: number;
  /** The children's ages; undefined leaves them as they are. */
  children?: readonly number[] | undefined;
};
export type ChangeRequest = ChangedStay & { message: string };

/** The saved stay, or why the change was refused, with free days if nights are full. */
export type ChangeResult<Opened> = { stay: Opened } | { problem: string; free: string[] };
