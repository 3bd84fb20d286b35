import { calendarFile } from '../../../src/desk/calendar/ics.ts';

/** What a channel is given of a listing, as the database answers it (public.give_calendar). */
export type ServedCalendar = {
  changed_at: string;
  hotel: string | null;
  /** Nights that are not for sale there: from the first to the day after the last. */
  blocks: { from: string; to: string; uid: string }[];
};

/** All that a channel is told about a night. */
const SUMMARY = 'Not available';

/** The calendar of a listing for a channel: full nights, and no word of who stays. */
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
