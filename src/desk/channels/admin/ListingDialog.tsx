import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { mergeFields } from '@/basics/rules/merge';
import {
  blankListing,
  listingForm,
  listingFormSchema,
  type Listing,
  type ListingDraft,
  type ListingForm,
} from '@/desk/channels/listing';
import {
  listingConflict,
  useReadListing,
  useSaveListing,
} from '@/desk/channels/staff-calls/listings';
import {
  channelsPageWords,
  channelToasts,
  commonWords,
  listingFormWords as words,
} from '@/words/staff';
import { newUuid } from '@/lib/uuid';
import { FormDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { toast } from '@/ui/toast';
import { type Looked, ChannelFields, Addresses, LookedAt } from './ListingFields';

type Props = { listing?: Listing | undefined; onClose: () => void };

/**
 * A listing step by step: which room at which channel, then the two addresses, then what is found there
 * before any of it is held.
 */
export function ListingDialog({ listing, onClose }: Props) {
  const { rooms } = useContent().content;
  // One listing keeps its uuid over all tries, so that it is stored only once.
  const [id] = useState(() => listing?.id ?? newUuid());
  const [stored, setStored] = useState(listing);
  const [looked, setLooked] = useState<Looked>();
  const [said, setSaid] = useState('');
  const save = useSaveListing();
  const read = useReadListing();
  const isSending = save.isPending || read.isPending;
  const { form, frame } = useFormDialog({
    schema: listingFormSchema,
    value: listing ? listingForm(listing) : blankListing(rooms[0]?.id ?? ''),
    isSending,
    send: store,
  });
  const { isDirty } = frame;
  const [channel, importUrl] = useWatch({ control: form.control, name: ['channel', 'importUrl'] });
  const seen = looked?.address === importUrl.trim() ? looked : undefined;
  // A conflict is told in words of its own.
  const wrong = said || (!listingConflict(save.error) && save.error?.message);

  /** What someone else has stored meanwhile comes in; what both have changed stays as it is here. */
  function follow(error: unknown): void {
    const conflict = listingConflict(error);
    if (!conflict || !stored) return;
    const { current } = conflict;
    setStored(current);
    if (!current) return setSaid(words.gone);
    const merged = mergeFields<ListingForm>(
      listingForm(stored),
      form.getValues(),
      listingForm(current),
    );
    form.reset(merged.value, { keepDirty: true });
    const labels = merged.clashes.map((field) => LABELS[field]).join(', ');
    setSaid(labels ? words.theirsToo(labels) : words.merged);
  }

  function store(draft: ListingDraft): void {
    if (seen?.error === null && !isDirty) return hold();
    save.mutate(
      { id, draft, seen: stored?.updatedAt },
      {
        onError: follow,
        onSuccess: (now) => {
          const wasStored = stored !== undefined;
          setStored(now);
          setSaid('');
          // What is stored is what it begins with from here on.
          form.reset(listingForm(now));
          if (now.importUrl) look(now);
          else if (wasStored) {
            toast(channelToasts.saved);
            onClose();
          }
        },
      },
    );
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
    <FormDialog
      {...frame}
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
      {seen && <LookedAt looked={seen} />}
    </FormDialog>
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
  seen: Looked | undefined,
  isDirty: boolean,
): string {
  if (!stored) return words.next;
  if (!address.trim()) return words.save;
  return seen?.error === null && !isDirty ? words.hold : words.look;
}
