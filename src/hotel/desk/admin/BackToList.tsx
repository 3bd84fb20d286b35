import { ArrowLeftIcon } from '@/ui/shared-icons';
import { Link } from 'react-router-dom';

/** On phones, where the details stand instead of the list. @param label e.g. `Reservations` */
export function BackToList({ to, label }: { to: { search: string }; label: string }) {
  return (
    <Link className="detail-back" to={to}>
      <ArrowLeftIcon className="icon" aria-hidden="true" />
      {label}
    </Link>
  );
}
