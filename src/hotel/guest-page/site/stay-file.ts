import { requestReference } from '@/hotel/booking/reference';
import { calendarFile } from '@/hotel/calendar/ics';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import type { GuestStay } from '@/hotel/guest-page/guest-stay';
import type { HouseFacts } from '@/hotel/house/house-facts';
import { stayPageWords } from '@/words/visitors';
import { roomNameHere } from './room-name';

/**
 * The stay for the guest's own calendar; undefined without a date. The page's secret address is not
 * in it: calendars are shared.
 */
export function stayFile(
  stay: GuestStay,
  hotelName: string,
  { phone, location }: Pick<ContactInfo, 'phone' | 'location'>,
  hours?: Pick<HouseFacts, 'checkIn' | 'checkOut'>,
): Blob | undefined {
  const { checkIn, checkOut, reference, updatedAt } = stay;
  if (!checkIn || !checkOut) return undefined;
  const { facts } = stayPageWords;
  const description = [
    roomNameHere(stay).text,
    `${facts.reference} ${requestReference(reference)}`,
    hours?.checkIn && `${facts.arrival} ${facts.from(hours.checkIn)}`,
    hours?.checkOut && `${facts.departure} ${facts.until(hours.checkOut)}`,
    location,
    phone,
  ]
    .filter(Boolean)
    .join('\n');
  const text = calendarFile(hotelName, [
    { id: reference, checkIn, checkOut, summary: hotelName, description, updatedAt },
  ]);
  return new Blob([text], { type: 'text/calendar;charset=utf-8' });
}
