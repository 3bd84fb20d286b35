import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { mergeFields } from '@/basics/rules/merge';
import {
  blankListing,
  CHANNELS,
  listingForm,
  listingFormSchema,
  channelName,
  skipWordsOf,
  type Channel,
  type Listing,
  type ListingDraft,
  type ListingForm,
} from '@/desk/channels/listing';
import type { Found } from '@/desk/channels/channel-event';
import {
  calendarAddress,
  listingConflict,
  useReadListing,
  useSaveListing,
} from '@/desk/channels/staff-calls/listings';
import {
  channelsPageWords,
  channelStepWords,
  channelToasts,
  commonWords,
  listingFormWords as words,
} from '@/words/staff';
import { feedErrorSentence } from '@/desk/channels/listing';
import { newUuid } from '@/lib/uuid';
import { FormDialog, useFormDialog } from '@/kit/editors/admin/FormDialog';
import { toast } from '@/ui/toast';
import { CopyAddress } from './CopyAddress';
import { EventLines } from './EventLines';

type Props = { listing?: Listing | undefined; onClose: () => void };

/** What a look at the address has shown; of another address it says nothing. */
type Looked = { address: string; error: string | null; found: Found[] };

/**
 * A listing step by step: which room at which shop, then the two addresses, then what is found there
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

  /** What somebody else has stored meanwhile comes in; what both have changed stays as it is here. */
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
      <Said text={said || refusalOf(save.error)} />
      <ChannelFields />
      {stored && <Addresses stored={stored} channel={channel} />}
      {seen && <LookedAt looked={seen} />}
    </FormDialog>
  );
}

const LABELS: Record<keyof ListingForm, string> = {
  roomId: words.room,
  channel: words.shop,
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

/** Why it was not stored; a conflict is told in words of its own. */
function refusalOf(error: Error | null): string {
  return error && !listingConflict(error) ? error.message : '';
}

function Said({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p className="notice bad" role="alert">
      {text}
    </p>
  );
}

function ChannelFields() {
  const { control, getValues, setValue } = useFormContext<ListingForm>();
  const { rooms } = useContent().content;
  const channel = useWatch({ control, name: 'channel' });
  const before = useRef<Channel>(channel);

  // Each shop has words of its own; those that staff have written stay.
  useEffect(() => {
    if (before.current === channel) return;
    if (getValues('skipWords') === skipWordsOf(before.current))
      setValue('skipWords', skipWordsOf(channel), { shouldDirty: true });
    before.current = channel;
  }, [channel, getValues, setValue]);

  return (
    <>
      <ChoiceField
        name="roomId"
        label={words.room}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
      <div className="two">
        <ChoiceField
          name="channel"
          label={words.shop}
          choices={CHANNELS.map((one) => [
            one,
            channelName({ channel: one, name: words.otherShop }),
          ])}
        />
        <NumberField name="slot" label={words.slot} min={1} max={500} />
      </div>
      <p className="hint">{words.slotHint}</p>
      {channel === 'other' && <TextField name="name" label={words.name} />}
    </>
  );
}

function Addresses({ stored, channel }: { stored: Listing; channel: Channel }) {
  const head = useRef<HTMLHeadingElement>(null);
  // One has just asked for these fields: the keyboard goes on here.
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h3 className="mt-6" ref={head} tabIndex={-1}>
        {words.steps}
      </h3>
      <ol className="shop-steps list-decimal">
        {channelStepWords[channel].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="hint">{words.stepsMay}</p>
      <CopyAddress address={calendarAddress(stored)} />
      <TextField
        name="importUrl"
        label={words.theirs}
        hint={words.theirsHint}
        type="url"
        complete={(typedAddress) => typedAddress.trim()}
      />
      <TextField name="skipWords" label={words.skip} hint={words.skipHint} rows={2} />
    </>
  );
}

function LookedAt({ looked: { error, found } }: { looked: Looked }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div className="mt-5 pt-4 border-t border-line" ref={result} tabIndex={-1} role="status">
      {error === null ? (
        <>
          <p>
            <b>{words.found(found.length)}</b> {words.notYet}
          </p>
          {found.length > 0 && <EventLines events={found} label={words.found(found.length)} />}
        </>
      ) : (
        <p className="notice bad">{feedErrorSentence(error)}</p>
      )}
    </div>
  );
}
