import type { Channel } from './listing.ts';

/** The class of a shop's quiet colour (shop-colours.css): `--shop` and, on it, `--on-shop`. */
export function channelClass(channel: Channel): string {
  return `shop-${channel}`;
}
