import { Link } from 'react-router-dom';
import { useFigures } from '@/hotel/desk/staff-queries/figures';
import { staffNavWords } from '@/words/staff';
import { DESK_ITEMS, shownCount } from './nav-items';

/** What waits for somebody, in the bar of a phone: seen without opening the menu. */
export function BarCounts() {
  const { figures } = useFigures();
  return DESK_ITEMS.map(({ to, label, icon: Icon, waiting }) => {
    const counts = waiting.map((what) => ({ what, count: figures?.[what] ?? 0 }));
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    if (all === 0) return null;
    const said = counts.flatMap(({ what, count }) => (count > 0 ? staffNavWords[what](count) : []));
    return (
      <Link
        key={to}
        to={to}
        className="bar-button bar-count"
        aria-label={[label, ...said].join(', ')}
      >
        <Icon className="icon" aria-hidden="true" />
        <span className="count">{shownCount(all)}</span>
      </Link>
    );
  });
}
