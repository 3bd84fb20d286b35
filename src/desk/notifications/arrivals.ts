import { getOwn } from '../../basics/rules/get-own.ts';

/** Under what the browser keeps the newest arrival that some tab has rung for. */
export const ALERTED_KEY = 'bell.rung';
/** Under what it keeps how it may ring. */
export const ALERT_SETTINGS_KEY = 'bell.manner';

/** How this browser may ring; nothing until someone has allowed it. */
export type AlertSettings = { sound: boolean; notify: boolean };

/** What was kept of it; whatever cannot be read is not allowed. */
export function alertSettingsFrom(kept: unknown): AlertSettings {
  return { sound: getOwn(kept, 'sound') === true, notify: getOwn(kept, 'notify') === true };
}

/**
 * How many arrivals are new since this tab was opened (`known`) and since any tab rang (`rung`).
 * A count that has become smaller is another database's: nothing of it is new.
 */
export function arrivalsToAlert(arrivals: number, known: number, rung: number | undefined): number {
  if (arrivals <= known) return 0;
  const before = rung !== undefined && rung <= arrivals ? Math.max(known, rung) : known;
  return arrivals - before;
}
