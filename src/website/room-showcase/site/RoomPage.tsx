import { Navigate, useLocation } from '@/ui/router';
import type { HotelImage } from '@/content/schema/image';
import { lastPart, roomPath } from '@/basics/rules/paths';
import type { Room } from '@/content/schema/room';
import { useContent } from '@/content/store/queries/content';
import { Head } from '@/website/head/site/Head';
import { correctedPath } from '@/website/custom-pages/corrected-path';
import { roomPictures } from '@/selling/rooms/view/room-pictures';
import { lazyPage } from '@/ui/lazy-page';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { RoomDetail } from './RoomDetail';
import { RoomPageSkeleton } from './RoomPageSkeleton';
import './room-page.css';

/** Loaded only if the room is missing. */
const { Page: MissingRoom } = lazyPage(
  async () => (await import('./MissingRoom')).MissingRoom,
  <RoomPageSkeleton />,
);

export function RoomPage() {
  const { pathname, search, hash } = useLocation();
  const id = lastPart(pathname);
  const { content, isLoading } = useContent();
  const room = isLoading ? undefined : content.rooms.find((one) => one.id === id);
  const meant = room || isLoading ? undefined : correctedPath(pathname, content);
  if (meant !== undefined) return <Navigate replace to={meant + search + hash} />;
  if (!room) return <MissingRoom />;
  return (
    <>
      <ErrorBoundary fallback={null} data={[room, content]}>
        <RoomHead room={room} images={content.images} />
      </ErrorBoundary>
      <RoomDetail key={room.id} room={room} content={content} />
    </>
  );
}

function RoomHead({ room, images }: { room: Room; images: readonly HotelImage[] }) {
  return (
    <Head
      page={room.name}
      description={room.description}
      path={roomPath(room.id)}
      picture={roomPictures(room, images)[0] ?? null}
      hasData
    />
  );
}
