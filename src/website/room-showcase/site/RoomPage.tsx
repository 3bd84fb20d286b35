import { useLocation, Link } from '@/ui/router';
import type { HotelImage } from '@/content/schema/image';
import { lastPart, roomPath, PATH } from '@/basics/rules/paths';
import type { Room } from '@/content/schema/room';
import { useContent } from '@/content/store/queries/content';
import { useRoomLookup } from '@/selling/rooms/queries/room-lookup';
import { Head } from '@/website/head/site/Head';
import { roomPictures } from '@/selling/rooms/view/room-pictures';
import { Part } from '@/ui/Part';
import { RoomDetail } from './RoomDetail';
import './room-page.css';
import { roomWords, navWords, frameWords } from '@/words/visitors';
import { buttonClass } from '@/ui/button-class';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { phoneLink } from '@/basics/rules/phone-number';
import { Button } from '@/ui/Button';
import { Skeleton } from '@/ui/Skeleton';

export function RoomPage() {
  const id = lastPart(useLocation().pathname);
  const { content } = useContent();
  const lookup = useRoomLookup(id);

  if (lookup.state === 'waiting')
    return (
      <>
        <title>{content.sections.hotelInfo.name}</title>
        <RoomDetailSkeleton />
      </>
    );
  if (lookup.state === 'missing') return <RoomNotFound />;
  if (lookup.state === 'unanswered') {
    const { isAsking, askAgain } = lookup;
    const { contactInfo } = content.sections;
    return <RoomUnanswered contact={contactInfo} isAsking={isAsking} onAskAgain={askAgain} />;
  }
  const { room } = lookup;
  return (
    <>
      <Part fallback={null} data={[room, content]}>
        <RoomHead room={room} images={content.images} />
      </Part>
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

/** A room that never was, or is no longer. */
function RoomNotFound() {
  const { notFoundTitle, notFoundText, back } = roomWords;
  return (
    <div className="page wrap no-room">
      <Head page={notFoundTitle} description={notFoundText} />
      <h1>{notFoundTitle}</h1>
      <p className="lead">{notFoundText}</p>
      <Link className={buttonClass('primary')} to={PATH.rooms}>
        {back}
      </Link>
    </div>
  );
}

type Props = { contact: ContactInfo; isAsking: boolean; onAskAgain: () => void };

/** A room of which nothing is known, because the server does not answer: perhaps it is there. */
function RoomUnanswered({ contact, isAsking, onAskAgain }: Props) {
  const { unansweredTitle, unansweredText, askAgain, orCall, back } = roomWords;
  return (
    <div className="page wrap no-room">
      <Head page={navWords.rooms} description={unansweredText} />
      <h1>{unansweredTitle}</h1>
      <p className="lead" role="status">
        {unansweredText}
      </p>
      <Button loading={isAsking} onClick={onAskAgain}>
        {askAgain}
      </Button>
      <p className="no-room-ways">
        {contact.phone && (
          <span>
            {orCall}{' '}
            <a className="link" href={phoneLink(contact)}>
              {contact.phone}
            </a>
          </span>
        )}
        <Link className="link" to={PATH.rooms}>
          {back}
        </Link>
      </p>
    </div>
  );
}

/** A room's page while it is on its way, in its geometry. */
function RoomDetailSkeleton() {
  return (
    <div className="page room-page" aria-busy="true">
      <div className="wrap">
        <span className="crumb">{roomWords.back}</span>
        <Skeleton className="detail-pic" />
        <div className="detail">
          <div>
            <h1>
              <span className="sr-only">{frameWords.loading}</span>
              <Skeleton className="h-[1em] w-3/5" />
            </h1>
            <Skeleton className="facts h-15" />
            <Skeleton className="lead h-32 w-full" />
          </div>
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </div>
  );
}
