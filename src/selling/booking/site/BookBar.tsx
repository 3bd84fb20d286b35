import { useEffect, useState } from 'react';
import { bookingWords } from '@/words/visitors';
import { BOOKING_ID } from '@/basics/rules/paths';
import type { CurrencySign } from '@/basics/rules/currency';
import type { Prices } from '@/content/schema/price-rules';
import type { Room } from '@/content/schema/room';
import { RoomPrice } from '@/selling/rooms/view/RoomCard';
import { hasRules } from '@/selling/rooms/room-rules';
import { buttonClass } from '@/ui/button-class';
import type { FormStay } from './use-booking-form';
import { useQuoteParts } from './use-quote-parts';

type Props = { room: Room; prices: Prices; sign: CurrencySign; stay: FormStay };

/** The bar on narrow screens that leads to the booking panel; hidden while the panel is visible. */
export function BookBar({ room, prices, sign, stay }: Props) {
  const Quote = useQuoteParts(hasRules(room, prices));
  const nightly = <RoomPrice room={room} prices={prices} sign={sign} withService />;
  const [isPanelInView, setPanelInView] = useState(false);

  useEffect(() => {
    const panel = document.getElementById(BOOKING_ID);
    if (!panel || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) =>
      setPanelInView(entry?.isIntersecting ?? false),
    );
    observer.observe(panel);
    return () => observer.disconnect();
  }, []);

  return (
    <div className="bookbar" data-away={isPanelInView || undefined}>
      {Quote ? (
        <Quote.PriceOfStay room={room} stay={stay} withService>
          {nightly}
        </Quote.PriceOfStay>
      ) : (
        nightly
      )}
      <a className={buttonClass('primary')} href={`#${BOOKING_ID}`}>
        {bookingWords.jump}
      </a>
    </div>
  );
}
