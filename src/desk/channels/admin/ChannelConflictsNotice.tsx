import { Link } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { channelName, unreachableSince } from '@/desk/channels/listing';
import { useChannelConflicts } from '@/desk/channels/staff-calls/events-of-channels';
import { useListings } from '@/desk/channels/staff-calls/listings';
import { channelConflictWords as words, channelsPageWords } from '@/words/staff';
import { timeAgo } from '@/basics/time/relative-time';

/** Warns on other pages of double bookings and of booking sites that cannot be read. */
export function ChannelConflictsNotice() {
  const { data: conflicts = [] } = useChannelConflicts();
  const { data: listings = [] } = useListings();
  const soft = conflicts.filter((one) => one.soft).length;
  const unheard = listings
    .map((listing) => ({
      since: unreachableSince(listing),
      name: channelsPageWords.numbered(channelName(listing), listing.slot),
    }))
    .filter(({ since }) => since !== undefined)
    .map(({ since = '', name }) => `${name} (${timeAgo(since)})`);
  const said = [
    conflicts.length > soft && words.notice(conflicts.length - soft),
    soft > 0 && words.soft.notice(soft),
    unheard.length > 0 && channelsPageWords.unheardToday(unheard.join(', ')),
  ].filter((one) => one !== false);
  if (said.length === 0) return null;
  return (
    <p className="notice bad" role="status">
      <span>{said.join(' ')}</span>{' '}
      <Link className="underline" to={PATH.adminChannels}>
        {words.look}
      </Link>
    </p>
  );
}
