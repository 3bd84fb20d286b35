import { Link } from 'react-router-dom';
import { useOutboxState } from '@/hotel/letters/staff-queries/letter-settings-queries';
import { PATH } from '@/hotel/rules/paths';
import { heldLettersWords as words } from '@/words/staff';

/** Says on another page that letters wait to be let go. */
export function HeldNotice() {
  const { data } = useOutboxState();
  if (!data || data.held === 0) return null;
  return (
    <p className="notice" role="status">
      {words.title(data.held)}.{' '}
      <Link className="underline" to={PATH.adminLetters}>
        {words.look}
      </Link>
    </p>
  );
}
