import { addDays, formatDate } from '@/basics/time/dates';
import { useMoney } from '@/content/store/queries/use-money';
import { timesOf } from '@/selling/prices/stay-amounts';
import type { Receipt } from '@/selling/booking/booking-request';
import type { Room } from '@/content/schema/room';
import { countWords, receiptWords as words } from '@/words/visitors';
import { useContent } from '@/content/store/queries/content';
import { useMoon } from '@/hotel/moon/view/use-moon';
import { useAvailability } from '@/selling/booking/queries/booking-queries';
import { Text } from '@/ui/Text';
import { ReceiptSection, type ReceiptProps } from './ReceiptSection';
import { sumLine } from './sum-line';

type Props = Pick<ReceiptProps, 'email' | 'isNew' | 'onAnother'> & {
  receipt: Receipt;
  room: Room;
};

export function RequestReceipt({ receipt, room, ...props }: Props) {
  const money = useMoney();
  const { id, guests, children, nights, checkIn, total, extras = [], wasFull } = receipt;
  const { prices, sections } = useContent().content;
  const charges = prices.extras.filter((extra) => extra.obligatory);
  const availability = useAvailability(room.id, checkIn ?? undefined, nights);
  const Moon = useMoon(sections.moon);
  const lines = (
    <>
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
      {[...extras, ...charges.map((one) => ({ ...one, count: 1 }))].map(({ id: extra, count }) => {
        const offered = prices.extras.find((one) => one.id === extra);
        const times = count * (offered ? timesOf(offered, receipt) : 1);
        const each = offered ? ` ${money(offered.price)}` : '';
        return sumLine(offered?.name ?? '', `${times} ×${each}`, { key: extra });
      })}
    </>
  );
  return (
    <ReceiptSection {...props} {...{ id, total, lines }}>
      {Moon && <Moon.StayMoon checkIn={checkIn} nights={nights} />}
      {(wasFull || availability?.isFree === false) && (
        <p>
          <strong>{wasFull ? words.wasFull : words.full}</strong>
        </p>
      )}
    </ReceiptSection>
  );
}
