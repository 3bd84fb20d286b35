import { useEffect, useState, useRef, type TouchEvent } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@/basics/rules/limits';
import { useDocumentHidden, useMediaQuery } from '@/ui/window-state';
import { isRightToLeft } from '@/ui/reading-direction';

/** A carousel of `count` slides that moves on by itself while nothing holds it. */
export function useCarousel(count: number) {
  // A new object for every move, so that a move to the same slide starts the clock again too.
  const [place, setPlace] = useState({ index: 0 });
  const [chosen, setChosen] = useState<'paused' | 'playing'>();
  const [isHeld, hold] = useState({ byPointer: false, byFocus: false });
  const wantsStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isHidden = useDocumentHidden();

  const isPaused = (chosen ?? (wantsStill ? 'paused' : 'playing')) === 'paused';
  const isRunning = count > 1 && !isPaused && !isHeld.byPointer && !isHeld.byFocus && !isHidden;

  useEffect(() => {
    if (!isRunning) return;
    const next = { index: wrap(place.index + 1, count) };
    const timer = setTimeout(() => setPlace(next), CAROUSEL_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isRunning, count, place]);

  return {
    /** Of the slide that is shown, from 0; stays within a list that has become shorter. */
    index: Math.min(place.index, Math.max(count - 1, 0)),
    isPaused,
    isRunning,
    hold,
    goTo(next: number): void {
      setPlace({ index: wrap(next, count) });
    },
    togglePaused(): void {
      setChosen(isPaused ? 'playing' : 'paused');
    },
  };
}

function wrap(index: number, count: number): number {
  return (index + count) % count;
}

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
