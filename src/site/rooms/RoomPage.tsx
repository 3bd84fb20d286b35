import { useParams } from 'react-router-dom';
import { findRoom } from '@/domain/content';
import type { HotelContent } from '@/domain/content';
import { roomPath } from '@/domain/paths';
import type { Room } from '@/domain/room';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { roomData } from '@/site/head/structured-data';
import { roomPictures } from '@/site/sections/pictures';
import { Part } from '@/ui/Part';
import { RoomDetail } from './RoomDetail';
import { RoomDetailSkeleton } from './RoomDetailSkeleton';
import { RoomNotFound } from './RoomNotFound';
import './room-page.css';

export function RoomPage() {
  const { id = '' } = useParams();
  const { content, isLoading } = useContent();
  const room = findRoom(content, id);
  const { hotelInfo, contactInfo } = content.sections;

  if (isLoading) return <RoomDetailSkeleton />;
  if (!room) return <RoomNotFound hotelName={hotelInfo.name} />;
  return (
    <>
      <Part fallback={null} data={[room, content]}>
        <RoomHead room={room} content={content} />
      </Part>
      <RoomDetail key={room.id} room={room} images={content.images} contact={contactInfo} />
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
      structuredData={roomData(room, content)}
    />
  );
}
