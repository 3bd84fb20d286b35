import { useEffect, useState, type ComponentProps } from 'react';
import { bookingWords } from '@/words/visitors';
import { BOOKING_ID } from '@/basics/rules/paths';
import { buttonClass } from '@/ui/button-class';
import { StayHeadline } from './StayHeadline';

/** The bar on narrow screens that leads to the booking panel; hidden while the panel is visible. */
export function BookBar(props: ComponentProps<typeof StayHeadline>) {
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
      <StayHeadline {...props} />
      <a className={buttonClass('primary')} href={`#${BOOKING_ID}`}>
        {bookingWords.jump}
      </a>
    </div>
  );
}
