import { useEffect, useRef, useState } from 'react';
import { mannerFrom, MANNER_KEY } from '@/desk/notifications/arrivals';
import { useFigures } from '@/desk/lists/staff-calls/inbox-figures';
import { LOCAL } from '@/lib/browser-storage';
import { useDocumentHidden } from '@/ui/window-state';
import { browserBellWords } from '@/words/staff';
import { canSound, chime, readyToSound, showNotification, ringOnce } from './ring';

/** Rings for what visitors send. @returns how much came in since this tab was last looked at */
export function useBell(): number {
  const arrivals = useFigures().figures?.arrivals;
  const isHidden = useDocumentHidden();
  const known = useRef<number>(undefined);
  const [seen, setSeen] = useState(arrivals);
  // What is there while someone looks is seen; a smaller count is another database's.
  const isSeen = !isHidden || seen === undefined || (arrivals !== undefined && arrivals < seen);
  if (isSeen && arrivals !== undefined && seen !== arrivals) setSeen(arrivals);

  useEffect(() => {
    if (!mannerFrom(LOCAL.readJson(MANNER_KEY)).sound) return undefined;
    const listening = new AbortController();
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, readyToSound, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    if (arrivals === undefined) return;
    const before = known.current ?? arrivals;
    known.current = arrivals;
    if (arrivals > before) ring(arrivals, before);
  }, [arrivals]);

  return arrivals === undefined || seen === undefined ? 0 : Math.max(0, arrivals - seen);
}

function ring(arrivals: number, before: number): void {
  const { sound, notify } = mannerFrom(LOCAL.readJson(MANNER_KEY));
  void ringOnce(arrivals, before, sound && !canSound(), (count) => {
    if (sound) chime();
    if (notify) void showNotification(browserBellWords.rings, browserBellWords.arrived(count));
  });
}
