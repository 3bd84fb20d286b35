import { getOwn } from '../../basics/rules/get-own.ts';

/** Local storage key: the number of arrivals at the last alert in any tab. */
export const ALERTED_KEY = 'bell.rung';
/** Local storage key: this browser's alert settings. */
export const ALERT_SETTINGS_KEY = 'bell.manner';

export type AlertSettings = { sound: boolean; notify: boolean };

/** Reads stored alert settings; unreadable ones count as off. */
export function alertSettingsFrom(kept: unknown): AlertSettings {
  return { sound: getOwn(kept, 'sound') === true, notify: getOwn(kept, 'notify') === true };
}

/**
 * Counts arrivals since this tab opened (`known`) and since the last alert in any tab (`rung`). A
 * smaller count means that the database was replaced, so nothing is new.
 */
export function arrivalsToAlert(arrivals: number, known: number, rung: number | undefined): number {
  if (arrivals <= known) return 0;
  const before = rung !== undefined && rung <= arrivals ? Math.max(known, rung) : known;
  return arrivals - before;
}
