import { reservationWords } from '../../words/staff.ts';

/** Other shops that sell rooms of this house; `other` is one that the list does not have. */
export const CHANNELS = ['booking', 'airbnb', 'agoda', 'expedia', 'other'] as const;
export type Channel = (typeof CHANNELS)[number];

export type Shop = { channel: Channel; name: string };

/** What staff call the shop; one that the list does not have has a name of its own, or none yet. */
export function shopName({ channel, name }: Shop): string {
  return channel === 'other' && name !== '' ? name : reservationWords.labels[channel];
}

/** The class of a shop's quiet colour (shop-colours.css): `--shop` and, on it, `--on-shop`. */
export function shopClass(channel: Channel): string {
  return `shop-${channel}`;
}
