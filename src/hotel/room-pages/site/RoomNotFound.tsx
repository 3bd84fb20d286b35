import { Link } from 'react-router-dom';
import { roomWords } from '@/words/visitors';
import { PATH } from '@/hotel/rules/paths';
import { Head } from '@/hotel/head/site/Head';
import { pageTitle } from '@/hotel/head/site/page-title';
import { buttonClass } from '@/ui/button-class';

/** A room that never was, or is no longer. */
export function RoomNotFound({ hotelName }: { hotelName: string }) {
  const { notFoundTitle, notFoundText, back } = roomWords;
  return (
    <div className="page wrap no-room">
      <Head
        title={pageTitle(notFoundTitle, hotelName)}
        description={notFoundText}
        siteName={hotelName}
      />
      <h1>{notFoundTitle}</h1>
      <p className="lead">{notFoundText}</p>
      <Link className={buttonClass('primary')} to={PATH.rooms}>
        {back}
      </Link>
    </div>
  );
}
