import { Link } from 'react-router-dom';
import type { Sections } from '@/hotel/content/sections';
import { navWords, roomWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { phoneLink } from '@/hotel/rules/phone-number';
import { Button } from '@/ui/Button';

type Props = { sections: Sections; isAsking: boolean; onAskAgain: () => void };

/** A room of which nothing is known, because the server does not answer: perhaps it is there. */
export function RoomUnanswered({ sections, isAsking, onAskAgain }: Props) {
  const { unansweredTitle, unansweredText, askAgain, orCall, back } = roomWords;
  const { hotelInfo, contactInfo } = sections;
  return (
    <div className="page wrap no-room">
      <Head
        title={pageTitle(navWords.rooms, hotelInfo.name)}
        description={unansweredText}
        siteName={hotelInfo.name}
      />
      <h1>{unansweredTitle}</h1>
      <p className="lead" role="status">
        {unansweredText}
      </p>
      <Button loading={isAsking} onClick={onAskAgain}>
        {askAgain}
      </Button>
      <p className="no-room-ways">
        {contactInfo.phone && (
          <span>
            {orCall}{' '}
            <a className="link" href={phoneLink(contactInfo)}>
              {contactInfo.phone}
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
