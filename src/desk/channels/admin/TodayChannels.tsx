import { useState } from 'react';
import { useNavigate } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { reservationPath } from '@/basics/rules/paths';
import { channelNightsWords as words, partWords } from '@/words/staff';
import type { ChannelNights } from '@/desk/channels/channel-nights';
import { channelName } from '@/desk/channels/listing';
import { useChannelNights } from '@/desk/channels/staff-calls/sold-nights';
import { addDays, formatDate } from '@/basics/time/dates';
import { SmallButton } from '@/ui/SmallButton';
import { cn } from '@/lib/cn';
import { StayFromEventDialog } from './StayFromEventDialog';

type Props = {
  today: string;
  /** IDs of the stays that the Today page already lists. */
  shown: readonly string[];
};

/** Today's arrivals, guests and departures known only from a booking site's calendar. */
export function TodayChannels({ today, shown }: Props) {
  // Starts with yesterday, because a guest who leaves today slept here last night.
  const { data = [] } = useChannelNights(addDays(today, -1), addDays(today, 1));
  const navigate = useNavigate();
  const [event, setEvent] = useState<ChannelNights>();
  const alone = data.filter(
    ({ reservationId }) => reservationId === null || !shown.includes(reservationId),
  );
  if (alone.length === 0) return null;
  return (
    <section className="today-list box overflow-hidden" aria-labelledby="today-channels">
      <h3 className="flex items-baseline gap-2 px-[1.1rem] py-3" id="today-channels">
        {words.today}{' '}
        <small className="text-ink-3 font-normal text-sm leading-[1] font-body">
          {alone.length}
        </small>
      </h3>
      <ul>
        {alone.map((one) => (
          <StaffErrorBoundary key={one.id} name={partWords.entry} as="item" data={[one]}>
            <TodayChannelRow of={one} today={today} onMake={() => setEvent(one)} />
          </StaffErrorBoundary>
        ))}
      </ul>
      {event && (
        <StayFromEventDialog
          event={event}
          onClose={() => setEvent(undefined)}
          onMade={(id) => navigate(reservationPath(id))}
        />
      )}
    </section>
  );
}

type RowProps = { of: ChannelNights; today: string; onMake: () => void };

function TodayChannelRow({ of, today, onMake }: RowProps) {
  const { rooms } = useContent().content;
  const { channel, summary, roomId, fromDate, toDate, state } = of;
  const room = rooms.find(({ id }) => id === roomId)?.name ?? '';
  const seller = channelName(of);
  const until = formatDate(toDate);
  return (
    <li className="today-row flex gap-x-4 gap-y-[0.6rem] items-center justify-between px-[1.1rem] py-[0.7rem] max-md:flex-wrap max-md:py-3 border-t border-line">
      <div className="min-w-0 wrap-anywhere text-ink-2 text-sm leading-[1.45] max-md:flex-[1_1_100%]">
        <p>
          <bdi
            className={cn(
              'px-2 py-[0.05rem] rounded-1 text-[var(--on-channel)] text-xs font-[550] [background:var(--channel)]',
              `channel-${channel}`,
            )}
          >
            {seller}
          </bdi>{' '}
          <span dir="auto">{summary}</span>
        </p>
        <p>
          <bdi>{room}</bdi>
          <span>{', '}</span>
          <span>
            {fromDate === today
              ? words.arrives(until)
              : toDate <= today
                ? words.leaves
                : words.stays(until)}
          </span>
        </p>
        {state === 'conflict' && <p className="untold-mark">{words.conflict}</p>}
      </div>
      {state === 'held' && (
        <div className="row today-acts flex-none gap-y-[0.4rem] justify-end max-md:flex-1">
          <SmallButton
            label={words.make}
            aria-label={words.makeOf(seller, room)}
            onClick={onMake}
          />
        </div>
      )}
    </li>
  );
}
