import { Plus, Store } from 'lucide-react';
import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { LoadingOrFailed } from '@/kit/editors/LoadingOrFailed';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { Allowed, EditableBy } from '@/kit/page-parts/admin/rights';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import type { Listing } from '@/desk/channels/listing';
import { useChannelEvents } from '@/desk/channels/staff-calls/events-of-channels';
import { useListings } from '@/desk/channels/staff-calls/listings';
import { channelConflictWords, channelsPageWords as words, staffNavWords } from '@/words/staff';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ListingCard } from './ListingCard';
import { ListingDialog } from './ListingDialog';
import { focusIfInHash, ChannelConflicts } from './ChannelConflicts';

export function ChannelsPage() {
  const [editing, setEditing] = useState<{ listing?: Listing }>();
  return (
    <>
      <PageTitle title={staffNavWords.pages.adminChannels} purpose={words.purpose}>
        <Allowed right="manage">
          <Button icon={Plus} onClick={() => setEditing({})}>
            {words.add}
          </Button>
        </Allowed>
      </PageTitle>
      <StaffErrorBoundary name={channelConflictWords.part}>
        <EditableBy right="workAtDesk">
          <ChannelConflicts />
        </EditableBy>
      </StaffErrorBoundary>
      <StaffErrorBoundary name={words.part}>
        <Listings onEdit={(listing) => setEditing({ listing })} />
      </StaffErrorBoundary>
      {editing && <ListingDialog {...editing} onClose={() => setEditing(undefined)} />}
    </>
  );
}

function Listings({ onEdit }: { onEdit: (listing: Listing) => void }) {
  const { rooms } = useContent().content;
  const listings = useListings();
  const events = useChannelEvents();
  if (!listings.data || !events.data)
    return <LoadingOrFailed of={[listings, events]} words={words.notLoaded} />;
  const { data: found } = events;
  return (
    <section aria-labelledby="channel-listings">
      <h2 id="channel-listings" ref={focusIfInHash}>
        {words.listings}
      </h2>
      <p className="quiet channel-delay">{words.delay}</p>
      {listings.data.length === 0 ? (
        <EmptyState icon={Store} title={words.noneTitle} text={words.none} />
      ) : (
        <ul className="channel-listings">
          {listings.data.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              room={rooms.find(({ id }) => id === listing.roomId)?.name}
              events={found.filter(({ listingId }) => listingId === listing.id)}
              onEdit={() => onEdit(listing)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
