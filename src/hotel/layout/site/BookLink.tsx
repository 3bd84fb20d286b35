import { Link, useLocation } from 'react-router-dom';
import { navWords } from '@/words/visitors';
import { BOOKING_ID, PATH, routeAt } from '@/hotel/rules/paths';
import { ROUTES } from '@/hotel/rules/routes';

type Props = { className: string; onClick?: () => void };

/** From everywhere to a booking: on the page of a room to its panel, else to the rooms. */
export function BookLink({ className, onClick }: Props) {
  const { pathname } = useLocation();
  const { book } = navWords;
  if (routeAt(pathname) === ROUTES.room)
    return (
      <a className={className} href={`#${BOOKING_ID}`} onClick={onClick}>
        {book}
      </a>
    );
  return (
    <Link className={className} to={PATH.rooms} onClick={onClick}>
      {book}
    </Link>
  );
}
