import type { Channel } from './listing.ts';

/** The class of a channel's quiet colour (channel-colours.css): `--channel` and, on it, `--on-channel`. */
export function channelClass(channel: Channel): string {
  return `channel-${channel}`;
}
