import { useParams } from 'react-router-dom';
import { findRoom } from '@/domain/content';
import { roomPath } from '@/domain/paths';
import { useContent } from '@/queries/content';
import { Head } from '@/site/head/Head';
import { pageTitle } from '@/site/head/page-head';
import { roomData } from '@/site/head/structured-data';
import { roomPictures } from '@/site/sections/pictures';
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
      <Head
        title={pageTitle(room.name, hotelInfo.name)}
        description={room.description}
        path={roomPath(room.id)}
        siteName={hotelInfo.name}
        picture={roomPictures(room, content.images)[0]}
        structuredData={roomData(room, content)}
      />
      <RoomDetail key={room.id} room={room} images={content.images} contact={contactInfo} />
    </>
  );
}
