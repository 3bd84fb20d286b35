import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContent } from '@/content/store/queries/content';
import { ChoiceField, NumberField, TextField } from '@/kit/editors/admin/form-fields';
import {
  CHANNELS,
  channelName,
  feedErrorSentence,
  skipWordsOf,
  type Channel,
  type Listing,
  type ListingForm,
} from '@/desk/channels/listing';
import type { Found } from '@/desk/channels/channel-event';
import { calendarAddress } from '@/desk/channels/staff-calls/listings';
import { channelStepWords, listingFormWords as words } from '@/words/staff';
import { CopyAddress } from './CopyAddress';
import { EventLines } from './EventLines';

export type FeedPreview = { address: string; error: string | null; found: Found[] };

export function ChannelFields() {
  const { control, getValues, setValue } = useFormContext<ListingForm>();
  const { rooms } = useContent().content;
  const channel = useWatch({ control, name: 'channel' });
  const before = useRef<Channel>(channel);

  // Choosing a channel fills in its default skip words, unless staff have edited the old ones.
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
          label={words.channel}
          choices={CHANNELS.map((one) => [
            one,
            channelName({ channel: one, name: words.otherChannel }),
          ])}
        />
        <NumberField name="slot" label={words.slot} min={1} max={500} />
      </div>
      <p className="hint">{words.slotHint}</p>
      {channel === 'other' && <TextField name="name" label={words.name} />}
    </>
  );
}

export function Addresses({ stored, channel }: { stored: Listing; channel: Channel }) {
  const head = useRef<HTMLHeadingElement>(null);
  // The user has just opened these fields, so they get the focus.
  useEffect(() => head.current?.focus(), []);
  return (
    <>
      <h3 className="mt-6" ref={head} tabIndex={-1}>
        {words.steps}
      </h3>
      <ol className="channel-steps list-decimal">
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

export function FeedPreviewResult({ looked: { error, found } }: { looked: FeedPreview }) {
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
