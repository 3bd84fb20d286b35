import type { LineState } from '@/hotel/desk/staff-queries/news';
import { useOnline } from '@/ui/use-online';
import { staffFrameWords } from '@/words/staff';

/** How soon staff see what is new. Quiet: it changes by itself, and nothing has to be done. */
export function LineNote({ state }: { state: LineState }) {
  const shown = useOnline() ? state : 'offline';
  return (
    <p className="line-note" data-state={shown}>
      {staffFrameWords.line[shown]}
    </p>
  );
}
