import { useState } from 'react';
import {
  channelName,
  feedErrorSentence,
  unreachableSince,
  type Listing,
} from '@/desk/channels/listing';
import { nightsHeld, SKIP_REASONS, type ChannelEvent } from '@/desk/channels/channel-event';
import {
  calendarAddress,
  useChangeKey,
  useReadListing,
  useRemoveListing,
} from '@/desk/channels/staff-calls/listings';
import { channelAskWords, channelsPageWords as words, channelToasts } from '@/words/staff';
import { hotelToday } from '@/basics/time/dates';
import { timeAgo } from '@/basics/time/relative-time';
import { SmallButton } from '@/ui/SmallButton';
import { toast } from '@/ui/toast';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { CopyAddress } from './CopyAddress';
import { EventsDialog } from './EventLines';
import { StayFromEventDialog } from './StayFromEventDialog';

type Props = {
  listing: Listing;
  /** Current name of the listing's room type; undefined if the type was deleted. */
  room: string | undefined;
  events: readonly ChannelEvent[];
  onEdit: () => void;
};

export function ListingCard({ listing, room, events, onEdit }: Props) {
  const { id, slot, importUrl } = listing;
  const name = words.numbered(channelName(listing), slot);
  const whole = `${name}, ${room ?? words.roomGone}`;
  const [open, setOpen] = useState<'events' | 'address' | 'key' | 'remove'>();
  const [stayOf, setStayOf] = useState<ChannelEvent>();
  const read = useReadListing();
  const works = useMay('workAtDesk');
  const key = useChangeKey();
  const remove = useRemoveListing();
  const close = () => setOpen(undefined);

  function readNow(): void {
    read.mutate(
      { id, look: false },
      {
        onSuccess: ({ error }) =>
          toast(error ? channelToasts.failed(feedErrorSentence(error)) : channelToasts.read(whole)),
      },
    );
  }

  const act = (label: string, onClick: () => void, more: { loading?: boolean } = {}) => (
    <SmallButton label={label} aria-label={words.of(label, whole)} onClick={onClick} {...more} />
  );

  return (
    <li className="card channel-listing" data-channel={listing.channel}>
      <h3>{name}</h3>
      <p className="quiet">{words.room(room ?? words.roomGone)}</p>
      <Reading listing={listing} />
      <Tally events={events} />
      <div className="flex flex-wrap gap-2">
        {works && importUrl && act(words.read, readNow, { loading: read.isPending })}
        {act(words.holds, () => setOpen('events'))}
        <Allowed right="manage">
          {act(words.copy, () => setOpen(open === 'address' ? undefined : 'address'))}
          {act(words.edit, onEdit)}
          {act(words.key, () => setOpen('key'))}
          {act(words.remove, () => setOpen('remove'))}
        </Allowed>
      </div>
      {open === 'address' && <CopyAddress address={calendarAddress(listing)} />}
      {open === 'events' && (
        <EventsDialog
          listing={whole}
          events={events}
          onMakeStay={(event) => {
            close();
            setStayOf(event);
          }}
          onClose={close}
        />
      )}
      {stayOf && (
        <StayFromEventDialog
          event={{
            ...stayOf,
            state: stayOf.state === 'conflict' ? 'conflict' : 'held',
            channel: listing.channel,
            name: listing.name,
          }}
          onClose={() => setStayOf(undefined)}
        />
      )}
      {open === 'key' && (
        <ConfirmDialog
          title={channelAskWords.key}
          yes={channelAskWords.keyYes}
          isSending={key.isPending}
          onNo={close}
          onYes={() => key.mutate(listing, { onSuccess: () => setOpen('address') })}
        >
          {channelAskWords.keyText}
        </ConfirmDialog>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          title={channelAskWords.remove(whole)}
          yes={channelAskWords.removeYes}
          isSending={remove.isPending}
          onNo={close}
          onYes={() =>
            remove.mutate(id, { onSuccess: () => document.querySelector('h1')?.focus() })
          }
        >
          {channelAskWords.removeText}
        </ConfirmDialog>
      )}
    </li>
  );
}

function Reading({ listing }: { listing: Listing }) {
  const { importUrl, readAt, errorCode, errorSince } = listing;
  const unheard = unreachableSince(listing);
  if (!importUrl) return <p>{words.noAddress}</p>;
  const last = readAt ? words.lastRead(timeAgo(readAt)) : words.neverRead;
  if (!errorCode && !unheard) return <p>{last}</p>;
  return (
    <>
      <p className="notice bad">
        {[
          errorCode
            ? `${words.failing(errorSince ? timeAgo(errorSince) : '')} ${feedErrorSentence(errorCode)}`
            : words.unheard(timeAgo(unheard ?? '')),
          words.kept,
        ].join(' ')}
      </p>
      <p>{last}</p>
    </>
  );
}

function Tally({ events }: { events: readonly ChannelEvent[] }) {
  const of = (state: ChannelEvent['state']) => events.filter((event) => event.state === state);
  const skipped = of('skipped');
  const why = SKIP_REASONS.map((reason) => ({
    reason,
    count: skipped.filter((event) => event.reason === reason).length,
  }))
    .filter(({ count }) => count > 0)
    .map(({ reason, count }) => words.counted(count, words.reasons[reason]));
  const echoes = of('echo').length;
  const conflicts = of('conflict').filter(
    ({ letGoAt, settledAt }) => !letGoAt && !settledAt,
  ).length;
  return (
    <ul className="channel-tally flex flex-wrap gap-x-5 gap-y-1 text-sm mt-[0.4rem] mb-[0.9rem]">
      <li>{words.nights(nightsHeld(events, hotelToday()))}</li>
      {conflicts > 0 && <li className="bad">{words.inConflict(conflicts)}</li>}
      {skipped.length > 0 && <li>{words.skipped(skipped.length, why.join(', '))}</li>}
      {echoes > 0 && <li>{words.echoes(echoes)}</li>}
    </ul>
  );
}
