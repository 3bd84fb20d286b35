import { useEffect, useState } from 'react';
import { CAROUSEL_INTERVAL_MS } from '@/hotel/rules/limits';
import { useDocumentHidden } from '@/ui/use-document-hidden';
import { useMediaQuery } from '@/ui/use-media-query';

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
