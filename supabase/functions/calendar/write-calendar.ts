import { calendarFile } from '../../../src/desk/calendar/ics.ts';

export type ServedCalendar = {
  changed_at: string;
  hotel: string | null;
  /** Nights that the channel must not sell, up to the day after the last. */
  blocks: { from: string; to: string; uid: string }[];
};

const SUMMARY = 'Not available';

/** Writes a listing's calendar for a channel: full nights, nothing about guests. */
export function writeCalendar({ changed_at: updatedAt, hotel, blocks }: ServedCalendar): string {
  return calendarFile(
    hotel ?? '',
    blocks.map(({ uid: id, from: checkIn, to: checkOut }) => ({
      id,
      checkIn,
      checkOut,
      summary: SUMMARY,
      updatedAt,
    })),
    '',
  );
}
