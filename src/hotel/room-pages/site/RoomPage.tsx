import { useParams } from 'react-router-dom';
import type { HotelContent } from '@/hotel/content/content';
import { roomPath } from '@/hotel/rules/paths';
import type { Room } from '@/hotel/rooms/room';
import { useContent } from '@/hotel/content/queries/content';
import { useRoomLookup } from '@/hotel/rooms/queries/room-lookup';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { roomPictures } from '@/hotel/rooms/view/room-pictures';
import { Part } from '@/ui/Part';
import { RoomDetail } from './RoomDetail';
import { RoomDetailSkeleton } from './RoomDetailSkeleton';
import { RoomNotFound } from './RoomNotFound';
import { RoomUnanswered } from './RoomUnanswered';
import './room-page.css';

export function RoomPage() {
  const { id = '' } = useParams();
  const { content } = useContent();
  const lookup = useRoomLookup(id);
  const { hotelInfo, contactInfo, goodToKnow } = content.sections;

  if (lookup.state === 'waiting')
    return (
      <>
        <title>{hotelInfo.name}</title>
        <RoomDetailSkeleton />
      </>
    );
  if (lookup.state === 'missing') return <RoomNotFound hotelName={hotelInfo.name} />;
  if (lookup.state === 'unanswered') {
    const { isAsking, askAgain } = lookup;
    return <RoomUnanswered sections={content.sections} isAsking={isAsking} onAskAgain={askAgain} />;
  }
  const { room } = lookup;
  return (
    <>
      <Part fallback={null} data={[room, content]}>
        <RoomHead room={room} content={content} />
      </Part>
      <RoomDetail
        key={room.id}
        room={room}
        rooms={content.rooms}
        images={content.images}
        contact={contactInfo}
        sizeUnit={hotelInfo.sizeUnit}
        sign={hotelInfo.currencySign}
        facts={goodToKnow.items}
      />
    </>
  );
}

function RoomHead({ room, content }: { room: Room; content: HotelContent }) {
  const { name } = content.sections.hotelInfo;
  return (
    <Head
      title={pageTitle(room.name, name)}
      description={room.description}
      path={roomPath(room.id)}
      siteName={name}
      picture={roomPictures(room, content.images)[0]}
      structuredDataOf={content}
    />
  );
}
