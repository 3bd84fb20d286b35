import { createContext, useEffect, useState } from 'react';
import type { Choice, ChosenRoom } from '@/selling/search/stored-choice';
import { TAB } from '@/lib/browser-storage';
import { loadOptional } from '@/lib/code-files';

/** The rooms that the guest chose, and how to change them. */
type ChosenRooms = {
  rooms: readonly ChosenRoom[];
  choose: (rooms: readonly ChosenRoom[]) => void;
};

export const ChoiceContext = createContext<ChosenRooms>({ rooms: [], choose: () => undefined });

const KEY = 'chosen-rooms';

/** The choice for one search. It stays in this tab, also after a reload and on going back. */
export function useChoice(of: string) {
  const [kept, setKept] = useState<Choice>();
  const choice: Choice = kept?.of === of ? kept : { of, rooms: [], sent: null };

  useEffect(() => {
    let ignore = false;
    const found = TAB.readJson(KEY);
    if (found === undefined) return undefined;
    void loadOptional(() => import('@/selling/search/stored-choice')).then((file) => {
      const stored = file?.parseChoice(found, of);
      // A room that the guest chose meanwhile stays.
      if (stored && !ignore) setKept((now) => (now?.of === of ? now : stored));
    });
    return () => {
      ignore = true;
    };
  }, [of]);

  function change(next: Pick<Choice, 'rooms' | 'sent'>): void {
    setKept({ of, ...next });
    TAB.write(KEY, JSON.stringify({ of, ...next }));
  }

  return {
    choice,
    choose: (rooms: readonly ChosenRoom[]) => change({ rooms: [...rooms], sent: null }),
    /** Stores that the request was sent. No personal data: others may use the computer. */
    markSent: (sent: NonNullable<Choice['sent']>) => change({ rooms: choice.rooms, sent }),
  };
}
