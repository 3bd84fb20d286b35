import { Link, useLocation } from '@/ui/router';
import { navWords } from '@/words/visitors';
import { useContent } from '@/content/store/queries/content';
import { BOOKING_ID, PATH, roomPath, withoutSlash } from '@/basics/rules/paths';

/** Leads to the booking panel on a room's page, else to the rooms. */
export function BookLink({ className, onClick }: { className: string; onClick?: () => void }) {
  const { pathname } = useLocation();
  const { rooms } = useContent().content;
  const { book } = navWords;
  if (rooms.some(({ id }) => roomPath(id) === withoutSlash(pathname)))
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
