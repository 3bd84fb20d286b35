import { useEffect, useState } from 'react';
import { bookingWords } from '@/words/visitors';
import { BOOKING_ID } from '@/hotel/rules/paths';
import type { CurrencySign } from '@/hotel/rules/currency';
import { Price } from '@/hotel/rooms/view/RoomCard';
import { buttonClass } from '@/ui/button-class';

/** On narrow pages: the price and the way to the panel, at the foot of the window until it is there. */
export function BookBar({ price, sign }: { price: number; sign: CurrencySign }) {
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
    <div className="bookbar" data-keep-clear="" data-away={isPanelInView || undefined}>
      <Price nightly={price} sign={sign} withService />
      <a className={buttonClass('primary')} href={`#${BOOKING_ID}`}>
        {bookingWords.jump}
      </a>
    </div>
  );
}
