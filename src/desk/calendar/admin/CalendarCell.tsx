import { formatDate, addDays } from '@/basics/time/dates';
import type { Span, CalendarEntry, CalendarStay } from '@/desk/calendar/occupancy';
import { STATUS_LABEL } from '@/basics/rules/reservation-status';
import { bookingMark } from '@/desk/stays/reservation-mark';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import { countWords } from '@/words/visitors';
import { cn } from '@/lib/cn';
import { calendarRoomsWords, channelNightsWords, stayCalendarWords } from '@/words/staff';
import type { Closing } from '@/desk/closed-dates/closing';
import type { ChannelNights } from '@/desk/channels/channel-nights';
import { channelName } from '@/desk/channels/listing';
import type { StayTooltipProps } from './StayTooltip';
import type { useGridKeys } from './use-grid-keys';
import { Fragment, type ComponentProps } from 'react';
import { languageProps } from '@/ui/Text';

type Props = ReturnType<ReturnType<typeof useGridKeys>['cellProps']> & {
  span: Span<CalendarEntry>;
  roomName: string;
  today: string;
  tipProps: (stay: CalendarStay) => StayTooltipProps;
  /** Opens the form for a booking. Undefined if nothing can be booked here. */
  onFree?: (night: string) => void;
  onClosing: (closing: Closing) => void;
  onChannel: (nights: ChannelNights) => void;
};

export function CalendarCell(props: Props) {
  const { span, roomName, today, tipProps, onFree, onClosing, onChannel, onFocus, ...key } = props;
  const { stay, from, length, goesOnBefore, goesOnAfter } = span;
  const entry = (words: string, button: ComponentProps<'button'>) => (
    <td colSpan={length}>
      <button type="button" onFocus={onFocus} {...button} {...key}>
        {length > 1 && <span dir="auto">{words}</span>}
      </button>
    </td>
  );
  if (!stay)
    return (
      <td className={cn(from < today && 'past')}>
        <button
          type="button"
          aria-label={stayCalendarWords.free(roomName, formatDate(from))}
          onClick={() => onFree?.(from)}
          onFocus={onFocus}
          {...key}
        />
      </td>
    );
  if ('closing' in stay) {
    const { closing } = stay;
    const { fromDate, toDate, reason } = closing;
    const nights = [formatDate(fromDate), formatDate(addDays(toDate, -1))] as const;
    return entry(reason, {
      className: 'closed',
      title: reason,
      'aria-label': calendarRoomsWords.closing(roomName, ...nights, reason),
      onClick: () => onClosing(closing),
    });
  }
  if ('channelNights' in stay) {
    const { channelNights } = stay;
    const { channel, fromDate, toDate, summary, state } = channelNights;
    const seller = channelName(channelNights);
    const nights = stayCalendarWords.fromTo(formatDate(fromDate), formatDate(toDate));
    const label = channelNightsWords.label(roomName, nights, seller);
    const isTwice = state === 'conflict';
    const twice = { 'data-conflict': isTwice || undefined };
    return entry(seller, {
      ...twice,
      className: cn('channel-nights', `channel-${channel}`),
      title: [seller, summary].filter(Boolean).join(': '),
      'aria-label': isTwice ? `${label}, ${channelNightsWords.conflict}` : label,
      onClick: () => onChannel(channelNights),
    });
  }
  const { reservation } = stay;
  const { onFocus: showTip, ...tip } = tipProps(stay);
  return (
    <td colSpan={length} className="taken" style={{ backgroundSize: `${100 / length}% 100%` }}>
      <button
        type="button"
        className={cn('stay', goesOnBefore && 'from-before', goesOnAfter && 'goes-on')}
        data-status={reservation.status}
        data-together={reservation.bookingId ? '' : undefined}
        aria-label={stayLabel(stay, roomName)}
        onFocus={(event) => {
          onFocus();
          showTip(event);
        }}
        {...tip}
        {...key}
      >
        <StayName of={reservation} isNarrow={length === 1} />
      </button>
    </td>
  );
}

function stayLabel({ reservation, checkIn, checkOut }: CalendarStay, roomName: string): string {
  const { guestName, email, nights, guests, children, status } = reservation;
  return [
    roomName,
    stayCalendarWords.fromTo(formatDate(checkIn), formatDate(checkOut)),
    guestOf(reservation),
    ...(guestName && email ? [email] : []),
    countWords.nightsInText(nights),
    countWords.guestsInText(guests, children),
    ...bookingMark(reservation),
    STATUS_LABEL[status].toLowerCase(),
  ].join(', ');
}

/** The guest's name, or the e-mail address before the @; only initials if one night wide. */
function StayName({ of, isNarrow }: { of: Reservation; isNarrow: boolean }) {
  const name = of.guestName ?? of.email?.split('@')[0] ?? guestOf(of);
  if (isNarrow) {
    // CSS draws the initials for the eye only, because the button's label has the whole name.
    return <span className="initials" data-initials={initials(name)} />;
  }
  // Allows line breaks after these characters, because two lines show more of a name than one.
  const parts = name.split(/(?<=[._-])/);
  return (
    <span {...languageProps(name)}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the parts never change their order
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

function initials(name: string): string {
  const [first = '', second = ''] = name.split(/[\s._-]+/u).filter((word) => word !== '');
  return [first, second].map(([letter = '']) => letter.toUpperCase()).join('');
}
