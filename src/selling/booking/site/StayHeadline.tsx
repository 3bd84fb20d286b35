import type { CurrencySign } from '@/basics/rules/currency';
import { formatPrice, stayPrice } from '@/basics/rules/price';
import type { Prices } from '@/content/schema/price-rules';
import type { Room } from '@/content/schema/room';
import { hasRules } from '@/selling/rooms/room-rules';
import { RoomPrice, TotalOfStay } from '@/selling/rooms/view/RoomCard';
import type { FormStay } from './use-booking-form';
import { useQuoteParts } from './use-quote-parts';

type Props = {
  room: Room;
  prices: Prices;
  sign: CurrencySign;
  stay: FormStay;
  /** True if only the server knows the total. */
  isQuoted?: boolean;
};

/** Shows the total of the chosen dates; before, the price per night. */
export function StayHeadline({ room, prices, sign, stay, isQuoted }: Props) {
  const isRuled = isQuoted ?? hasRules(room, prices);
  const Quote = useQuoteParts(isRuled);
  const { checkIn, nights } = stay;
  if (checkIn && !isRuled) {
    const { total } = stayPrice(room.price, nights, prices.charges);
    return <TotalOfStay total={formatPrice(total, sign)} nights={nights} />;
  }
  const nightly = <RoomPrice room={room} prices={prices} sign={sign} withService />;
  return Quote ? (
    <Quote.PriceOfStay room={room} stay={stay}>
      {nightly}
    </Quote.PriceOfStay>
  ) : (
    nightly
  );
}
