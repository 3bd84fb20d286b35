import { PLACE_KEY, PLACES } from '@/hotel/layout/place';
import { TAB } from '@/lib/browser-storage';

/**
 * Notes what stands at the top of the window, by its number, and where: the other language's page is
 * of another height, and opens with the same words there (src/app/pre-hydration-script.ts).
 */
export function keepPlace(): void {
  if (window.scrollY === 0) return;
  const tops = [...document.querySelectorAll(PLACES)].map(
    (part) => part.getBoundingClientRect().top,
  );
  const shown = tops.findIndex((top) => top >= 0);
  if (shown >= 0) TAB.write(PLACE_KEY, `${shown} ${Math.round(tops[shown] ?? 0)}`);
}
