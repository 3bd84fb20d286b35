import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import {
  blankListing,
  listingForm,
  listingFormSchema,
  type Listing,
  type ListingDraft,
  type ListingForm,
} from '@/desk/channels/listing';
import { useReadListing, useSaveListing } from '@/desk/channels/staff-calls/listings';
import { conflictOf } from '@/content/store/staff-calls/writes';
import {
  channelsPageWords,
  channelToasts,
  commonWords,
  listingFormWords as words,
} from '@/words/staff';
import { DraftDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { toast } from '@/ui/toast';
import { type FeedPreview, ChannelFields, Addresses, FeedPreviewResult } from './ListingFields';

type Props = { listing?: Listing | undefined; onClose: () => void };

/** Adds or edits a listing in steps: room, channel, addresses, then a preview of entries. */
export function ListingDialog({ listing, onClose }: Props) {
  const { rooms } = useContent().content;
  const [last, setLast] = useState(listing);
  const [blank] = useState(() => blankListing(rooms[0]?.id ?? ''));
  const [isGone, setGone] = useState(false);
  const stored = isGone ? undefined : last;
  const [looked, setLooked] = useState<FeedPreview>();
  const [said, setSaid] = useState('');
  const save = useSaveListing();
  const read = useReadListing();
  const editor = useFormDialog({
    draft: `listing/${listing?.id ?? 'new'}`,
    schema: listingFormSchema,
    value: last ? listingForm(last) : blank,
    send: store,
  });
  const id = listing?.id ?? editor.newId;
  const { channel, importUrl } = editor.values;
  const isDirty = editor.dirty.length > 0;
  const seen = looked?.address === importUrl.trim() ? looked : undefined;
  // A message in the dialog already reports that somebody else changed the listing.
  const wrong = said || (!conflictOf(save.error) && save.error?.message);

  async function store(draft: ListingDraft): Promise<void> {
    if (read.isPending) throw new Error('their calendar is still being read');
    if (seen?.error === null && !isDirty) return hold();
    try {
      const now = await save.mutateAsync({ id, draft, seen: stored?.updatedAt });
      setLast(now);
      setGone(false);
      setSaid('');
      if (now.importUrl) look(now);
      else if (stored) {
        toast(channelToasts.saved);
        onClose();
      }
    } catch (error) {
      const conflict = conflictOf<Listing>(error);
      if (conflict && stored) {
        setGone(!conflict.current);
        if (conflict.current) setLast(conflict.current);
        setSaid(conflict.current ? words.merged : words.gone);
      }
      throw error;
    }
  }

  function look({ importUrl: address }: Listing): void {
    read.mutate(
      { id, look: true },
      { onSuccess: ({ error, found }) => setLooked({ address, error, found }) },
    );
  }

  function hold(): void {
    read.mutate(
      { id, look: false },
      {
        onSuccess: ({ error, found }) => {
          if (error) return setLooked({ address: importUrl.trim(), error, found });
          toast(channelToasts.holding);
          onClose();
        },
      },
    );
  }

  return (
    <DraftDialog
      editor={editor}
      labels={LABELS}
      isSending={read.isPending}
      title={listing ? words.editTitle : words.addTitle}
      description={channelsPageWords.delay}
      cancel={stored && !isDirty ? commonWords.close : commonWords.cancel}
      submit={submitWords(stored, importUrl, seen, isDirty)}
      onClose={onClose}
    >
      {wrong && (
        <p className="notice bad" role="alert">
          {wrong}
        </p>
      )}
      <ChannelFields />
      {stored && <Addresses stored={stored} channel={channel} />}
      {seen && <FeedPreviewResult looked={seen} />}
    </DraftDialog>
  );
}

const LABELS: Record<keyof ListingForm, string> = {
  roomId: words.room,
  channel: words.channel,
  name: words.name,
  slot: words.slot,
  importUrl: words.theirs,
  skipWords: words.skip,
};

function submitWords(
  stored: Listing | undefined,
  address: string,
  seen: FeedPreview | undefined,
  isDirty: boolean,
): string {
  if (!stored) return words.next;
  if (!address.trim()) return words.save;
  return seen?.error === null && !isDirty ? words.hold : words.look;
}
