import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { watchTables, type LineState, type Table } from './realtime';
import { FIGURES_KEY } from './inbox-figures';
import { STAFF_KEY } from '@/basics/session/staff-calls/session';

export type { LineState };

/** What comes within this time is looked at together, in milliseconds. */
const TOGETHER_MS = 500;

const staff = (part: string) => [...STAFF_KEY, part];

/** What is read again when a table has changed: the content, unless it says otherwise here. */
const READ_AGAIN: Partial<Record<Table, readonly (readonly string[])[]>> = {
  price_periods: [CONTENT_KEY, staff('prices')],
  stay_discounts: [CONTENT_KEY, staff('prices')],
  extras: [CONTENT_KEY, staff('prices')],
  charges: [CONTENT_KEY, staff('prices')],
  promo_codes: [CONTENT_KEY, staff('prices')],
  pages: [CONTENT_KEY, staff('pages')],
  translations: [staff('translations')],
  reservations: [staff('reservations'), FIGURES_KEY],
  messages: [staff('messages'), FIGURES_KEY],
  subscribers: [staff('subscribers')],
  inbox_counts: [FIGURES_KEY],
  listings: [staff('channels')],
  listing_events: [staff('channels')],
};

/** Keeps what is shown up to date where the backend tells of changes. @returns the state of the line */
export function useNews(isAllowed: boolean): LineState {
  const client = useQueryClient();
  const [state, setState] = useState<LineState>('off');

  useEffect(() => {
    if (!isAllowed) return undefined;
    const changed = new Set<Table>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    function readAgain(): void {
      timer = undefined;
      const keys = new Set([...changed].flatMap((table) => READ_AGAIN[table] ?? [CONTENT_KEY]));
      changed.clear();
      for (const queryKey of keys) void client.invalidateQueries({ queryKey });
    }
    const stop = watchTables({
      onState: setState,
      onChange: (tables) => {
        for (const table of tables) changed.add(table);
        timer ??= setTimeout(readAgain, TOGETHER_MS);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
      setState('off');
    };
  }, [client, isAllowed]);

  return state;
}
