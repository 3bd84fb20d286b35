import type { LineState } from '@/hotel/desk/staff-queries/news';
import { staffFrameWords } from '@/words/staff';

/** How soon staff see what is new. Quiet: it changes by itself, and nothing has to be done. */
export function LineNote({ state }: { state: LineState }) {
  return (
    <p className="line-note" data-state={state}>
      {staffFrameWords.line[state]}
    </p>
  );
}
