import { useState } from 'react';
import { Link } from '@/ui/router';
import { reservationPath } from '@/basics/rules/paths';
import { isHolding, type Found, type ChannelEvent } from '@/desk/channels/channel-event';
import { useReleaseEvent } from '@/desk/channels/staff-calls/events-of-channels';
import { channelEventWords as words, channelNightsWords, channelsPageWords } from '@/words/staff';
import { Allowed } from '@/kit/page-parts/admin/rights';
import { SmallButton } from '@/ui/SmallButton';
import { Dialog } from '@/ui/Dialog';
import { nightsLabel, spanLabel } from './nights-label';

const SHOWN = 60;

function stateWords({ state, reason, conflictNights }: Found): string {
  if (state === 'conflict') return words.conflict(nightsLabel(conflictNights));
  if (state === 'skipped') return words.skipped(channelsPageWords.reasons[reason ?? 'words']);
  return words[state];
}

type Line = Found & { id?: string };

type LinesProps = {
  events: readonly Line[];
  label: string;
  onMakeStay?: (event: ChannelEvent) => void;
};

export function EventLines({ events, label, onMakeStay }: LinesProps) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? events : events.slice(0, SHOWN);
  return (
    <>
      <ul className="channel-events rows" aria-label={label}>
        {shown.map((event, nth) => (
          <li className="flex gap-3 items-center justify-between py-[0.6rem]" key={event.id ?? nth}>
            <div>
              <b>{spanLabel(event.fromDate, event.toDate)}</b>
              <span dir="auto">{event.summary || words.unnamed}</span>
              {isChannelEvent(event) ? (
                <StoredState event={event} />
              ) : (
                <small>{event.state === 'held' ? words.wouldHold : stateWords(event)}</small>
              )}
            </div>
            {isChannelEvent(event) && (
              <Allowed right="workAtDesk">
                <div className="flex flex-none flex-wrap gap-2 justify-end">
                  {onMakeStay && isHolding(event) && (
                    <SmallButton
                      label={channelNightsWords.make}
                      aria-label={channelsPageWords.of(
                        channelNightsWords.make,
                        spanLabel(event.fromDate, event.toDate),
                      )}
                      onClick={() => onMakeStay(event)}
                    />
                  )}
                  <LetGo event={event} />
                </div>
              </Allowed>
            )}
          </li>
        ))}
      </ul>
      {shown.length < events.length && (
        <SmallButton label={words.showAll(events.length)} onClick={() => setAll(true)} />
      )}
    </>
  );
}

function isChannelEvent(event: Line): event is ChannelEvent {
  return event.id !== undefined;
}

function StoredState({ event }: { event: ChannelEvent }) {
  const { reservationId, letGoAt } = event;
  if (reservationId)
    return (
      <Link className="text-link" to={reservationPath(reservationId)}>
        {words.stay}
      </Link>
    );
  if (letGoAt) return <small>{words.letGone}</small>;
  const isSettled = event.state === 'conflict' && event.settledAt;
  return (
    <small>
      {isSettled ? words.settled(nightsLabel(event.conflictNights)) : stateWords(event)}
    </small>
  );
}

function LetGo({ event }: { event: ChannelEvent }) {
  const letGo = useReleaseEvent();
  const { id, letGoAt } = event;
  if (!letGoAt && !isHolding(event)) return null;
  const label = letGoAt ? words.takeBack : words.letGo;
  return (
    <SmallButton
      label={label}
      loading={letGo.isPending}
      aria-label={channelsPageWords.of(label, spanLabel(event.fromDate, event.toDate))}
      onClick={() => letGo.mutate({ id, isLetGo: !letGoAt })}
    />
  );
}

type Props = {
  listing: string;
  events: readonly ChannelEvent[];
  onMakeStay: (event: ChannelEvent) => void;
  onClose: () => void;
};

export function EventsDialog({ listing, events, onMakeStay, onClose }: Props) {
  const title = words.title(listing);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={words.text}>
      {events.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <EventLines events={events} label={title} onMakeStay={onMakeStay} />
      )}
    </Dialog>
  );
}
