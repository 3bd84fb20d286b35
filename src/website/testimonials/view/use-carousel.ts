import { useEffect, useState, useRef, type TouchEvent } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@/basics/rules/limits';
import { useDocumentHidden, useMediaQuery } from '@/ui/window-state';
import { isRightToLeft } from '@/ui/reading-direction';

/** A carousel that advances on its own unless paused, pointed at or focused. */
export function useCarousel(count: number) {
  // A new object for each move, so that a move to the current slide restarts the timer too.
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
    /** The current slide, from 0; valid even after the list became shorter. */
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

/** Pixels that a finger must move sideways, and more than up or down, to count as a swipe. */
const SWIPE_PX = 40;

/** Touch handlers that report a swipe: 1 to the next slide, -1 to the previous one. */
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
