import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import { StaffPart } from '@/kit/page-parts/admin/StaffPart';
import { mergeFields } from '@/basics/rules/merge';
import {
  blankListing,
  CHANNELS,
  listingForm,
  listingFormSchema,
  shopName,
  skipWordsOf,
  type Channel,
  type Listing,
  type ListingDraft,
  type ListingForm,
} from '@/desk/channels/listing';
import type { Found } from '@/desk/channels/shop-event';
import {
  calendarAddress,
  listingConflict,
  useReadListing,
  useSaveListing,
} from '@/desk/channels/staff-queries/listings-queries';
import {
  feedErrorSentence,
  listingFormWords as words,
  shopStepWords,
  shopToasts,
  shopsPageWords,
} from '@/desk/channels/shop-words';
import { newUuid } from '@/lib/uuid';
import { FormDialog } from '@/ui/FormDialog';
import { toast } from '@/ui/toast';
import { commonWords, partWords } from '@/words/staff';
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
  const form = useForm<ListingForm, unknown, ListingDraft>({
    defaultValues: listing ? listingForm(listing) : blankListing(rooms[0]?.id ?? ''),
    resolver: valibotResolver<ListingForm, unknown, ListingDraft>(listingFormSchema),
  });
  const { isDirty } = useFormState({ control: form.control });
  const [channel, importUrl] = useWatch({ control: form.control, name: ['channel', 'importUrl'] });
  const seen = looked?.address === importUrl.trim() ? looked : undefined;
  const isSending = save.isPending || read.isPending;

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
    if (isSending) return;
    if (seen?.error === null && !form.formState.isDirty) return hold();
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
            toast(shopToasts.saved);
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
          toast(shopToasts.holding);
          onClose();
        },
      },
    );
  }

  return (
    <FormDialog
      title={listing ? words.editTitle : words.addTitle}
      description={shopsPageWords.delay}
      cancel={stored && !isDirty ? commonWords.close : commonWords.cancel}
      submit={submitWords(stored, importUrl, seen, isDirty)}
      isSending={isSending}
      isDirty={isDirty}
      onClose={onClose}
      onSubmit={() => void form.handleSubmit(store)()}
    >
      <StaffPart name={partWords.form}>
        <Said text={said || refusalOf(save.error)} />
        <ShopFields form={form} />
        {stored && <Addresses form={form} stored={stored} channel={channel} />}
        {seen && <LookedAt looked={seen} />}
      </StaffPart>
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

type Form = UseFormReturn<ListingForm, unknown, ListingDraft>;

function ShopFields({ form: typed }: { form: Form }) {
  // What the form becomes when it is sent is none of its fields' business.
  const form = typed as unknown as UseFormReturn<ListingForm>;
  const { rooms } = useContent().content;
  const channel = useWatch({ control: form.control, name: 'channel' });
  const before = useRef<Channel>(channel);

  // Each shop has words of its own; those that staff have written stay.
  useEffect(() => {
    if (before.current === channel) return;
    if (form.getValues('skipWords') === skipWordsOf(before.current))
      form.setValue('skipWords', skipWordsOf(channel), { shouldDirty: true });
    before.current = channel;
  }, [channel, form]);

  return (
    <>
      <ChoiceField
        form={form}
        name="roomId"
        label={words.room}
        choices={rooms.map(({ id, name }) => [id, name])}
      />
      <div className="two">
        <ChoiceField
          form={form}
          name="channel"
          label={words.shop}
          choices={CHANNELS.map((one) => [one, shopName({ channel: one, name: words.otherShop })])}
        />
        <NumberField form={form} name="slot" label={words.slot} min={1} max={500} />
      </div>
      <p className="hint">{words.slotHint}</p>
      {channel === 'other' && <TextField form={form} name="name" label={words.name} />}
    </>
  );
}

type AddressesProps = { form: Form; stored: Listing; channel: Channel };

function Addresses({ form: typed, stored, channel }: AddressesProps) {
  const form = typed as unknown as UseFormReturn<ListingForm>;
  const head = useRef<HTMLHeadingElement>(null);
  // One has just asked for these fields: the keyboard goes on here.
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h3 className="shop-steps-head" ref={head} tabIndex={-1}>
        {words.steps}
      </h3>
      <ol className="shop-steps">
        {shopStepWords[channel].map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="hint">{words.stepsMay}</p>
      <CopyAddress address={calendarAddress(stored)} />
      <TextField
        form={form}
        name="importUrl"
        label={words.theirs}
        hint={words.theirsHint}
        type="url"
        complete={(typedAddress) => typedAddress.trim()}
      />
      <TextField form={form} name="skipWords" label={words.skip} hint={words.skipHint} rows={2} />
    </>
  );
}

function LookedAt({ looked: { error, found } }: { looked: Looked }) {
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => result.current?.focus(), []);
  return (
    <div className="shop-found" ref={result} tabIndex={-1} role="status">
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
