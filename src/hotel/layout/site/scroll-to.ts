/** A scroll that a key or a wheel has begun goes on for about this long, in milliseconds. */
const RUNS_ON_MS = 400;
/** What somebody does who wants to be elsewhere. */
const SIGNS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Puts the page there at once. A smooth scroll that is still running would move it on by what was
 * left of its way: until that has ended, or somebody scrolls, the page is put back.
 * @returns a function that stops holding it
 */
export function scrollToAndStay(top: number): () => void {
  const stay = () => window.scrollTo({ top, behavior: 'instant' });
  const timer = setTimeout(end, RUNS_ON_MS);
  function end(): void {
    clearTimeout(timer);
    removeEventListener('scroll', stay);
    for (const sign of SIGNS) removeEventListener(sign, end, true);
  }
  addEventListener('scroll', stay);
  for (const sign of SIGNS) addEventListener(sign, end, true);
  stay();
  return end;
}
