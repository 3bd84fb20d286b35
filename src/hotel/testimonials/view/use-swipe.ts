import { useRef, type TouchEvent } from 'react';
import { isRightToLeft } from '@/ui/reading-direction';

/** A finger must travel this far sideways, in pixels, and further than up or down. */
const SWIPE_PX = 40;

/** Handlers that call back with 1 for a swipe to the next and -1 for one to the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart(event: TouchEvent): void {
      const touch = event.touches.length === 1 ? event.touches[0] : undefined;
      start.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd(event: TouchEvent): void {
      const touch = event.changedTouches[0];
      if (!touch || !start.current) return;
      const across = touch.clientX - start.current.x;
      const along = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(across) < SWIPE_PX || Math.abs(across) < Math.abs(along)) return;
      onSwipe(across < 0 !== isRightToLeft() ? 1 : -1);
    },
  };
}
