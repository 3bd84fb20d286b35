import { BedDouble } from 'lucide-react';
import { useMemo, type ComponentType } from 'react';
import { faultWords, roomsWords } from '@/words/visitors';
import { amenitiesByRarity } from '@/selling/rooms/amenities';
import type { HotelContent } from '@/content/store/hotel-content';
import type { Room } from '@/content/schema/room';
import { EmptyState } from '@/ui/EmptyState';
import { RoomCard, type RoomCardProps } from './RoomCard';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { phoneLink } from '@/basics/rules/phone-number';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  rooms: readonly Room[];
  /** The hotel's content, for pictures, units and the telephone number. */
  content: HotelContent;
  /** The heading level of the rooms' names. */
  level: 2 | 3;
  /** True if the page begins with the rooms: the first picture loads with high priority. */
  leads?: boolean;
  /** True to leave out the rooms' amenities. */
  isBrief?: boolean;
  /** The component to use instead of `RoomCard`. */
  as?: ComponentType<RoomCardProps>;
};

const NONE: readonly string[] = [];

export function RoomGrid(props: Props) {
  const { rooms, content, level, leads = false, isBrief = false, as: Card = RoomCard } = props;
  const { images, sections, prices } = content;
  const { contactInfo, hotelInfo } = sections;
  const amenities = useMemo(() => amenitiesByRarity(rooms), [rooms]);
  if (rooms.length === 0) {
    return (
      <EmptyState
        icon={BedDouble}
        title={roomsWords.emptyTitle}
        text={roomsWords.emptyText}
        level={level}
      >
        <a className="link" href={phoneLink(contactInfo)}>
          {contactInfo.phone}
        </a>
      </EmptyState>
    );
  }
  return (
    <ul className={props.as ? 'room-rows' : 'rooms'}>
      {rooms.map((room, index) => (
        <SiteErrorBoundary
          key={room.id}
          as="li"
          text={faultWords.room}
          data={[room, images, prices]}
        >
          <Card
            room={room}
            images={images}
            level={level}
            hotelInfo={hotelInfo}
            prices={prices}
            priority={leads && index === 0}
            amenities={isBrief ? NONE : amenities.get(room.id)}
          />
        </SiteErrorBoundary>
      ))}
    </ul>
  );
}

const CARDS = [1, 2, 3];

export function RoomGridSkeleton({ inRows = false }: { inRows?: boolean }) {
  return (
    <ul className={inRows ? 'room-rows' : 'rooms'} aria-busy="true">
      {CARDS.map((card) => (
        <li className={inRows ? 'room room-row' : 'room'} key={card}>
          <Skeleton className="room-pic" />
          {inRows ? <RowWords /> : <CardWords />}
        </li>
      ))}
    </ul>
  );
}

function CardWords() {
  return (
    <div>
      <div className="room-top">
        <div>
          <Skeleton className="h-6 w-3/5" />
          <Skeleton className="mt-2 h-6 w-2/5" />
        </div>
        <Skeleton className="h-15 w-2/5" />
      </div>
      <Skeleton className="mt-4 h-6 w-4/5" />
    </div>
  );
}

function RowWords() {
  return (
    <div>
      <Skeleton className="room-name h-7 w-3/5" />
      <Skeleton className="mt-3 h-16 w-4/5" />
      <div className="room-line">
        <Skeleton className="h-6 w-2/5" />
        <Skeleton className="h-11 w-1/3" />
      </div>
      <Skeleton className="mt-3 h-12 w-4/5" />
      <Skeleton className="mt-3 h-11 w-1/4" />
    </div>
  );
}
