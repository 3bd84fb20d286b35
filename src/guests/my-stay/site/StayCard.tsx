import { Fragment, type ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { requestReference } from '@/selling/booking/reference';
import type { GuestStay } from '@/guests/my-stay/guest-stay';
import type { HouseFacts } from '@/content/schema/sections/house-facts';
import { chargesOf } from '@/selling/prices/stay-amounts';
import {
  bookingWords,
  countWords,
  stayPageWords,
  stayPriceWords as priceWords,
} from '@/words/visitors';
import { formatNumber } from '@/basics/rules/numbers';
import { roomPictures } from '@/selling/rooms/view/room-pictures';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { useMoney } from '@/content/store/queries/use-money';
import { toCents } from '@/basics/rules/price';
import { formatDate } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { saveFile } from '@/ui/save-file';
import { calendarFile } from '@/desk/calendar/ics';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import {
  nameInPageLanguage,
  nameProps,
  ROOM_HEADING_ID,
  roomNameInPageLanguage,
} from './room-name';

type Props = {
  stay: GuestStay;
  /** The hotel's check-in and check-out times; undefined while unknown, or after the stay. */
  hours: HouseFacts | undefined;
  /** True for a future stay, which the guest can add to a calendar. */
  isComing: boolean;
};

export function StayCard({ stay, hours, isComing }: Props) {
  const money = useMoney();
  const { reference, checkIn, checkOut, nights, guests, children, price, discount, extras, total } =
    stay;
  const { rooms, images, sections } = useContent().content;
  const { hotelInfo, contactInfo, moon } = sections;
  const Moon = useMoon(moon);
  const calendar = isComing ? stayFile(stay, hotelInfo.name, contactInfo, hours) : undefined;
  const { actions, facts } = stayPageWords;
  const name = roomNameInPageLanguage(stay);
  const room = rooms.find(({ id }) => id === stay.roomId);
  return (
    <section className="guest-card guest-room" aria-labelledby={ROOM_HEADING_ID}>
      {room && (
        <Picture
          className="guest-pic"
          candidates={roomPictures(room, images)}
          sizes="(min-width: 1024px) 42rem, (min-width: 768px) 60vw, 100vw"
          priority
        />
      )}
      <div className="guest-facts">
        <h2 className="h3" id={ROOM_HEADING_ID} tabIndex={-1} {...nameProps(name)}>
          {name.text}
        </h2>
        <dl className="guest-days">
          {line(
            facts.arrival,
            checkIn ? formatDate(checkIn) : facts.noDate,
            checkIn && hours?.checkIn && facts.from(hours.checkIn),
          )}
          {checkOut &&
            line(
              facts.departure,
              formatDate(checkOut),
              hours?.checkOut && facts.until(hours.checkOut),
            )}
        </dl>
        <dl>
          {line(
            facts.stay,
            facts.nightsAndGuests(
              countWords.nightsInText(nights),
              countWords.guestsInText(guests, children),
            ),
          )}
          {line(facts.reference, <b>{requestReference(reference)}</b>)}
        </dl>
        <dl>
          {line(facts.price, money(toCents(price + discount)))}
          {discount > 0 && line(priceWords.discount, `−${money(discount)}`)}
          {chargesOf(stay).map(({ id, name, names, percent, amount }) => (
            <Fragment key={id}>
              {line(
                bookingWords.fee(
                  formatNumber(percent),
                  nameInPageLanguage(name, names).text || undefined,
                ),
                money(amount),
              )}
            </Fragment>
          ))}
          {extras.map(({ id, name, names, count, amount }) => (
            <Fragment key={id}>
              {line(
                nameInPageLanguage(name, names).text + (count > 1 ? ` × ${count}` : ''),
                money(amount),
              )}
            </Fragment>
          ))}
          <div className="guest-total">
            <dt>{facts.total}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
        {Moon && <Moon.StayMoon checkIn={checkIn} nights={nights} />}
        {calendar && (
          <Button
            variant={stay.status === 'confirmed' ? 'primary' : 'ghost'}
            onClick={() => saveFile(calendar, 'stay.ics')}
          >
            {actions.calendar}
          </Button>
        )}
      </div>
    </section>
  );
}

function line(term: string, value: ReactNode, hour?: string | null) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        <span>{value}</span>
        {hour && <small> {hour}</small>}
      </dd>
    </div>
  );
}

/** Builds a calendar file without the page's secret address, because calendars are shared. */
function stayFile(
  stay: GuestStay,
  hotelName: string,
  { phone, location }: Pick<ContactInfo, 'phone' | 'location'>,
  hours?: Pick<HouseFacts, 'checkIn' | 'checkOut'>,
): Blob | undefined {
  const { checkIn, checkOut, reference, updatedAt } = stay;
  if (!checkIn || !checkOut) return undefined;
  const { facts } = stayPageWords;
  // All rooms share the reference; a calendar needs an id for each.
  const place = stay.rooms.find(({ isThis }) => isThis)?.place ?? 1;
  const id = place === 1 ? reference : `${reference}-${place}`;
  const description = [
    roomNameInPageLanguage(stay).text,
    `${facts.reference} ${requestReference(reference)}`,
    hours?.checkIn && `${facts.arrival} ${facts.from(hours.checkIn)}`,
    hours?.checkOut && `${facts.departure} ${facts.until(hours.checkOut)}`,
    location,
    phone,
  ]
    .filter(Boolean)
    .join('\n');
  const text = calendarFile(hotelName, [
    { id, checkIn, checkOut, summary: hotelName, description, updatedAt },
  ]);
  return new Blob([text], { type: 'text/calendar;charset=utf-8' });
}
