import type { LineState } from '@/hotel/desk/staff-queries/news';

const WORDS: Record<LineState, string> = {
  live: 'Live: what is new shows at once.',
  connecting: 'Connecting. Until then, this looks for news every half minute.',
  off: 'Looks for news every half minute.',
};

/** How soon staff see what is new. Quiet: it changes by itself, and nothing has to be done. */
export function LineNote({ state }: { state: LineState }) {
  return (
    <p className="line-note" data-state={state}>
      {WORDS[state]}
    </p>
  );
}
