import { Link } from '@/ui/router';
import { PATH } from '@/basics/rules/paths';
import { phoneLink } from '@/basics/rules/phone-number';
import { useContent } from '@/content/store/queries/content';
import { useRoomLookup } from '@/selling/rooms/queries/room-lookup';
import { Head } from '@/website/head/site/Head';
import { navWords, roomWords } from '@/words/visitors';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/button-class';
import { RoomPageSkeleton } from './RoomPageSkeleton';

/** Shown while the server is asked for a room that the loaded content lacks. */
export function MissingRoom() {
  const lookup = useRoomLookup();
  const { contactInfo: contact } = useContent().content.sections;
  if (lookup.state === 'missing') return <RoomNotFound />;
  if (lookup.state === 'waiting') return <RoomPageSkeleton />;
  // The server does not answer, so the room may exist.
  const { unansweredTitle, unansweredText, askAgain, orCall, back } = roomWords;
  return (
    <div className="page wrap no-room">
      <Head page={navWords.rooms} description={unansweredText} />
      <h1>{unansweredTitle}</h1>
      <p className="lead" role="status">
        {unansweredText}
      </p>
      <Button loading={lookup.isAsking} onClick={lookup.askAgain}>
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
