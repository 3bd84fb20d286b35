import { Link } from '@/ui/router';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { PATH, reservationPath } from '@/basics/rules/paths';
import { channelName } from '@/desk/channels/listing';
import type { ChannelConflict } from '@/desk/channels/channel-event';
import {
  useReleaseEvent,
  useSettleConflict,
  useChannelConflicts,
} from '@/desk/channels/staff-calls/events-of-channels';
import { channelConflictWords as words, channelsPageWords } from '@/words/staff';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/Button';
import { nightsLabel, spanLabel } from './nights-label';

export function ChannelConflicts() {
  const { data = [] } = useChannelConflicts();
  return [false, true].map((isSoft) => (
    <Conflicts
      key={Number(isSoft)}
      isSoft={isSoft}
      conflicts={data.filter(({ soft }) => soft === isSoft)}
    />
  ));
}

function Conflicts({ conflicts, isSoft }: { conflicts: ChannelConflict[]; isSoft: boolean }) {
  if (conflicts.length === 0) return null;
  const { title, text } = isSoft ? words.soft : words;
  const id = isSoft ? 'channel-overlaps' : 'channel-conflicts';
  return (
    <section className={cn('channel-conflicts mb-10', isSoft && 'soft')} aria-labelledby={id}>
      <h2 id={id} ref={focusIfInHash}>
        {title(conflicts.length)}
      </h2>
      <p className="quiet">{text}</p>
      <ul>
        {conflicts.map((conflict) => (
          <StaffErrorBoundary key={conflict.id} name={words.part} as="item" data={[conflict]}>
            <Conflict conflict={conflict} />
          </StaffErrorBoundary>
        ))}
      </ul>
    </section>
  );
}

/** Focuses a heading named in the URL: the browser looks for it before React renders it. */
export function focusIfInHash(heading: HTMLElement | null): void {
  if (!heading || window.location.hash !== `#${heading.id}`) return;
  heading.tabIndex = -1;
  heading.focus();
}

function Conflict({ conflict }: { conflict: ChannelConflict }) {
  const { id, room, nights, summary, fromDate, toDate, reservationId, soft } = conflict;
  const settle = useSettleConflict();
  const letGo = useReleaseEvent();
  const channel = channelName(conflict);
  const heading = words.heading(room, nightsLabel(nights));
  const month = (nights[0] ?? fromDate).slice(0, 7);

  // The pressed button disappears with its conflict, so the page's heading gets the focus.
  const onSuccess = () => document.querySelector('h1')?.focus();

  return (
    <li className="card">
      <h3>{heading}</h3>
      <div className="two">
        <div>
          <b>{words.there(channel)}</b>
          <p dir="auto">{summary}</p>
          <p>{spanLabel(fromDate, toDate)}</p>
        </div>
        <div>
          <b>{words.here}</b>
          <Ours conflict={conflict} />
        </div>
      </div>
      <b>{words.todo}</b>
      <ul className="channel-todo list-disc">
        {conflict.stays.length > 0 && <li>{words.move}</li>}
        {reservationId && (
          <li>
            <Link className="text-link" to={reservationPath(reservationId)}>
              {words.madeStay}
            </Link>
          </li>
        )}
        <li>
          <Link className="text-link" to={`${PATH.adminCalendar}?month=${month}`}>
            {words.calendar}
          </Link>
        </li>
        <li>{words.cancelThere(channel)}</li>
      </ul>
      <div className="row">
        {soft && (
          <Button
            loading={letGo.isPending}
            aria-label={channelsPageWords.of(words.soft.ours, heading)}
            onClick={() => letGo.mutate({ id, isLetGo: true }, { onSuccess })}
          >
            {words.soft.ours}
          </Button>
        )}
        <Button
          variant={soft ? 'ghost' : 'primary'}
          loading={settle.isPending}
          aria-label={words.settled(heading)}
          onClick={() => settle.mutate(id, { onSuccess })}
        >
          {words.settle}
        </Button>
      </div>
    </li>
  );
}

function Ours({ conflict }: { conflict: ChannelConflict }) {
  const { stays, closings, channels, reservationId } = conflict;
  const isFree = !reservationId && stays.length + closings.length + channels.length === 0;
  return (
    <>
      {stays.map(({ id, guest, checkIn, checkOut }) => (
        <p key={id} dir="auto">
          <Link className="text-link" to={reservationPath(id)}>
            {guest ?? words.someone}
          </Link>
          <br />
          <span>{spanLabel(checkIn, checkOut)}</span>
        </p>
      ))}
      {closings.map(({ id, reason, fromDate, toDate }) => (
        <p key={id} dir="auto">
          {words.closed(reason, spanLabel(fromDate, toDate))}
        </p>
      ))}
      {channels.map((channel) => (
        <p key={`${channel.channel}${channel.name}${channel.slot}`} dir="auto">
          {words.otherChannel(channelsPageWords.numbered(channelName(channel), channel.slot))}
        </p>
      ))}
      {isFree && <p>{words.free}</p>}
    </>
  );
}
