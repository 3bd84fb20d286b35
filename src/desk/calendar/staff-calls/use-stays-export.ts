import { useMutation } from '@tanstack/react-query';
import { addDays, hotelToday } from '@/basics/time/dates';
import { calendarFile } from '@/desk/calendar/ics';
import { inboxToasts, stayCalendarWords } from '@/words/staff';
import { HELD_STATUSES } from '@/basics/rules/reservation-status';
import { guestOf, type Reservation } from '@/desk/stays/reservation';
import { countWords } from '@/words/visitors';
import { fetchStays } from '@/desk/stays/staff-calls/reservations';

/** Exported days: from last month to the last day on which guests can request a stay. */
const DAYS_BACK = 31;
const DAYS_AHEAD = 740;
/** Days per request, because a busy hotel has hundreds of stays a month. */
const STEP_DAYS = 31;

export function useStaysExport() {
  return useMutation({
    mutationFn: async (hotelName: string) => {
      const stays = await confirmedStays(hotelToday());
      return calendarFile(stayCalendarWords.fileName(hotelName), stays.flatMap(toEvent));
    },
    meta: { failure: inboxToasts.exportFailed },
  });
}

async function confirmedStays(today: string): Promise<Reservation[]> {
  const found = new Map<string, Reservation>();
  for (let day = -DAYS_BACK; day < DAYS_AHEAD; day += STEP_DAYS) {
    const from = addDays(today, day);
    // Two requests return a stay that spans both of their ranges.
    for (const stay of await fetchStays(from, addDays(from, STEP_DAYS), HELD_STATUSES)) {
      found.set(stay.id, stay);
    }
  }
  return [...found.values()];
}

function toEvent(stay: Reservation) {
  const { id, checkIn, checkOut, roomName, guests, children, phone, updatedAt } = stay;
  if (!checkIn || !checkOut) return [];
  const guest = guestOf(stay);
  const description = [
    countWords.guestsInText(guests, children),
    guest,
    ...(phone ? [phone] : []),
  ].join('\n');
  return [{ id, checkIn, checkOut, summary: `${roomName}: ${guest}`, description, updatedAt }];
}
