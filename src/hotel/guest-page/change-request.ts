import { isCalendarDate } from '../time/dates.ts';

/** What a guest asks to have changed; what is undefined stays as it is. */
export type ChangeRequest = {
  /** `YYYY-MM-DD` */
  arrival: string | undefined;
  nights: number;
  guests: number;
  /** Message to the hotel. */
  message: string;
};

/** What came of it: stored, or why not, with days that are free where the nights are full. */
export type Asked<Opened> = { stay: Opened } | { problem: string; free: string[] };

/** Whether the date that a field holds can be sent; one that is half typed cannot. */
export function isWholeDate(value: string, isHalfTyped: boolean): boolean {
  return value === '' ? !isHalfTyped : isCalendarDate(value);
}
