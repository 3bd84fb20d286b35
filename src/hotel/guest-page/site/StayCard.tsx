import type { ReactNode } from 'react';
import { useContent } from '@/hotel/content/queries/content';
import { requestReference } from '@/hotel/booking/reference';
import type { GuestStay } from '@/hotel/guest-page/guest-stay';
import type { HouseFacts } from '@/hotel/house/house-facts';
import { SERVICE_FEE_PERCENT } from '@/hotel/rules/limits';
import { PlaceholderPicture } from '@/hotel/pictures/view/PlaceholderPicture';
import { roomPictures } from '@/hotel/rooms/view/room-pictures';
import { useMoney } from '@/hotel/content/queries/money';
import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { Picture } from '@/ui/Picture';
import { saveFile } from '@/ui/save-file';
import { countWords, stayPageWords } from '@/words/visitors';
import { nameProps, roomNameHere } from './room-name';

type Props = {
  stay: GuestStay;
  /** From when its room is ready and until when it is kept; undefined where that is not known or over. */
  hours: HouseFacts | undefined;
  /** The stay for the guest's own calendar; undefined for one that does not take place. */
  calendar: Blob | undefined;
};

/** What was asked for or agreed: the room, its days, and line by line what it costs. */
export function StayCard({ stay, hours, calendar }: Props) {
  const money = useMoney();
  const { reference, checkIn, checkOut, nights, guests, price, fee, total } = stay;
  const { rooms, images } = useContent().content;
  const { actions, facts } = stayPageWords;
  const name = roomNameHere(stay);
  const room = rooms.find(({ id }) => id === stay.roomId);
  return (
    <section className="guest-card guest-room" aria-labelledby="stay-room">
      {room && (
        <Picture
          className="guest-pic"
          candidates={roomPictures(room, images)}
          placeholder={<PlaceholderPicture />}
          sizes="(min-width: 1024px) 42rem, (min-width: 768px) 60vw, 100vw"
          priority
        />
      )}
      <div className="guest-facts">
        <h2 className="h3" id="stay-room" {...nameProps(name)}>
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
            facts.nightsAndGuests(countWords.nightsInText(nights), countWords.guestsInText(guests)),
          )}
          {line(facts.reference, <b>{requestReference(reference)}</b>)}
        </dl>
        <dl>
          {line(facts.price, money(price))}
          {line(facts.fee(SERVICE_FEE_PERCENT), money(fee))}
          <div className="guest-total">
            <dt>{facts.total}</dt>
            <dd>{money(total)}</dd>
          </div>
        </dl>
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
        {value}
        {hour && <small> {hour}</small>}
      </dd>
    </div>
  );
}
