import { useEffect, useRef } from 'react';
import { mailtoLink } from '@/basics/rules/mailto';
import { addDays, formatDate } from '@/basics/time/dates';
import { useMoney } from '@/content/store/queries/use-money';
import { timesOf } from '@/selling/prices/stay-amounts';
import type { Receipt } from '@/selling/booking/booking-request';
import { requestReference } from '@/selling/booking/reference';
import type { Room } from '@/content/schema/room';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { countWords, receiptWords } from '@/words/visitors';
import { useContent } from '@/content/store/queries/content';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { useAvailability } from '@/selling/booking/queries/booking-queries';
import { phoneLink } from '@/basics/rules/phone-number';
import { Button } from '@/ui/Button';
import { Text } from '@/ui/Text';
import { sumLine } from './sum-line';

type Props = {
  receipt: Receipt;
  room: Room;
  contact: ContactInfo;
  /** The guest's address; undefined after a reload, because it is not stored. */
  email: string | undefined;
  /** True right after sending, so that the heading gets the focus. */
  isNew: boolean;
  onAnother: () => void;
};

export function RequestReceipt({ receipt, room, contact, email, isNew, onAnother }: Props) {
  const money = useMoney();
  const { id, guests, children, nights, checkIn, total, extras = [], wasFull } = receipt;
  const { prices } = useContent().content;
  const charges = prices.extras.filter((extra) => extra.obligatory);
  const availability = useAvailability(room.id, checkIn ?? undefined, nights);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  const words = receiptWords;
  const Moon = useMoon(useContent().content.sections.moon);

  return (
    <section className="receipt" aria-labelledby="receipt">
      <h2 className="h3" id="receipt" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <dl className="sum">
        {sumLine(words.reference, <b>{requestReference(id)}</b>)}
        {sumLine(words.room, <Text as="span" of={room.name} />)}
        {sumLine(words.arrival, checkIn ? formatDate(checkIn) : words.noDate)}
        {checkIn && sumLine(words.departure, formatDate(addDays(checkIn, nights)))}
        {sumLine(
          words.stay,
          words.nightsAndGuests(
            countWords.nightsInText(nights),
            countWords.guestsInText(guests, children),
          ),
        )}
        {[...extras, ...charges.map((one) => ({ ...one, count: 1 }))].map(
          ({ id: extra, count }) => {
            const offered = prices.extras.find((one) => one.id === extra);
            const times = count * (offered ? timesOf(offered, receipt) : 1);
            const each = offered ? ` ${money(offered.price)}` : '';
            return sumLine(offered?.name ?? '', `${times} ×${each}`, { key: extra });
          },
        )}
        {sumLine(words.total, total === null ? words.totalOpen : money(total), {
          className: 'total',
        })}
      </dl>
      {Moon && <Moon.StayMoon checkIn={checkIn} nights={nights} />}
      {(wasFull || availability?.isFree === false) && (
        <p>
          <strong>{wasFull ? words.wasFull : words.full}</strong>
        </p>
      )}
      <p>
        <span>{words.answer(email)}</span> {words.notBooked}
      </p>
      <p>
        {words.silence} <a href={phoneLink(contact)}>{contact.phone}</a>,{' '}
        <a href={mailtoLink(contact.email)}>{contact.email}</a>
      </p>
      <Button variant="ghost" className="w-full" onClick={onAnother}>
        {words.another}
      </Button>
    </section>
  );
}
