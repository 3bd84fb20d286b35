import { useEffect, useRef, useState } from 'react';
import { alertSettingsFrom, ALERT_SETTINGS_KEY } from '@/desk/notifications/arrivals';
import { useInboxCounts } from '@/desk/lists/staff-calls/inbox-counts';
import { LOCAL } from '@/lib/browser-storage';
import { useDocumentHidden } from '@/ui/window-state';
import { browserBellWords } from '@/words/staff';
import {
  canPlaySound,
  playAlertSound,
  unlockSound,
  showNotification,
  alertInOneTab,
} from './play-alert';

/** Alerts staff to what visitors send. @returns arrivals since this tab was last visible */
export function useAlerts(): number {
  const arrivals = useInboxCounts().figures?.arrivals;
  const isHidden = useDocumentHidden();
  const known = useRef<number>(undefined);
  const [seen, setSeen] = useState(arrivals);
  // All entries are seen while the tab is visible. A smaller count means a new database.
  const isSeen = !isHidden || seen === undefined || (arrivals !== undefined && arrivals < seen);
  if (isSeen && arrivals !== undefined && seen !== arrivals) setSeen(arrivals);

  useEffect(() => {
    if (!alertSettingsFrom(LOCAL.readJson(ALERT_SETTINGS_KEY)).sound) return undefined;
    const listening = new AbortController();
    for (const sign of ['pointerdown', 'keydown'])
      document.addEventListener(sign, unlockSound, { signal: listening.signal });
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
  const { sound, notify } = alertSettingsFrom(LOCAL.readJson(ALERT_SETTINGS_KEY));
  void alertInOneTab(arrivals, before, sound && !canPlaySound(), (count) => {
    if (sound) playAlertSound();
    if (notify) void showNotification(browserBellWords.rings, browserBellWords.arrived(count));
  });
}
