import { useRoomsFor, type RoomFor, type WantedStay } from '@/desk/stays/staff-calls/rooms-for';
import type { FullRoom } from '@/desk/stays/staff-calls/nights-taken';
import { useContent } from '@/content/store/queries/content';
import type { ChildBand } from '@/content/schema/price-rules';
import { withoutPlace } from '@/selling/prices/children';
import { SmallButton } from '@/ui/SmallButton';
import { bookingRoomsWords, stayFormWords } from '@/words/staff';
import { useEffect, useRef, type ComponentProps } from 'react';
import { formatDate } from '@/basics/time/dates';

/** `children`: the ages of the children among the guests, of whom some may take no place. */
type Wanted = WantedStay & { children: readonly number[] };
type Props = { wanted: Wanted; roomId: string; onChoose: (roomId: string) => void };

export function useOtherRooms(wanted: Wanted | undefined, roomId: string): RoomFor[] {
  const { bands } = useContent().content.prices;
  const { data = [] } = useRoomsFor(wanted && countingPlaces(wanted, bands));
  return data.filter(({ id, fits, full }) => id !== roomId && fits && full.length === 0);
}

function countingPlaces(stay: Wanted, bands: readonly ChildBand[]): WantedStay {
  const { checkIn, nights, children, of } = stay;
  return {
    checkIn,
    nights,
    guests: stay.guests - withoutPlace(children, bands),
    ...(of && { of }),
  };
}

export function OtherRooms({ wanted, roomId, onChoose }: Props) {
  const rooms = useOtherRooms(wanted, roomId);
  if (rooms.length === 0) return null;
  return (
    <>
      <p>{stayFormWords.otherRooms}</p>
      {rooms.map(({ id, name }) => (
        <SmallButton
          label={name}
          key={id}
          aria-label={stayFormWords.takeRoom(name)}
          onClick={() => onChoose(id)}
        />
      ))}
    </>
  );
}

type RefusalProps = {
  dates: readonly string[] | undefined;
  rooms?: readonly FullRoom[];
  onChoose: (date: string) => void;
  instead?: ComponentProps<typeof OtherRooms> | '' | undefined;
};

/** Names the full rooms, and days on which the stay could begin instead. */
export function NightsTakenNotice({ dates, rooms, onChoose, instead }: RefusalProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Focuses the notice to bring it into view, because the form for several rooms is long.
  useEffect(() => {
    if (rooms) notice.current?.focus();
  }, [rooms]);
  if (!dates) return null;
  const nextFree = rooms ? bookingRoomsWords.nextFree : stayFormWords.refusedNextFree;
  return (
    <div className="notice row mt-4 mb-0 gap-2" role="alert" tabIndex={-1} ref={notice}>
      <p>
        {rooms
          ? bookingRoomsWords.refused
          : stayFormWords.refused + (dates.length > 0 ? ` ${nextFree}` : '')}
      </p>
      {rooms && (
        <ul className="list-disc ps-[1.2rem]">
          {rooms.map((room) => (
            <li key={room.place}>{fullText(room)}</li>
          ))}
        </ul>
      )}
      {rooms && dates.length > 0 && <p>{nextFree}</p>}
      {dates.map((date) => (
        <SmallButton label={formatDate(date)} key={date} onClick={() => onChoose(date)} />
      ))}
      {instead && !rooms && <OtherRooms {...instead} />}
    </div>
  );
}

function fullText({ place, room, nights }: FullRoom): string {
  const dates = nights.map((date) => formatDate(date));
  return bookingRoomsWords.fullPlace(place, bookingRoomsWords.fullRoom(room, dates));
}
