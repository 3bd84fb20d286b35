import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the window at which the children render; equal to that of lazy pictures. */
const NEAR = '600px';

/** Calls `act` once the element is near the window. @returns a function that stops waiting */
export function whenNear(element: Element | null, act: () => void): (() => void) | undefined {
  if (!element || !('IntersectionObserver' in window)) return undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: `0px 0px ${NEAR}` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Like `whenNear`, but waits for the first touch, key or scroll, at which the script of prerendered
 * pages removes `data-hold`: a page that is only opened then requests nothing more.
 */
export function whenNearInUse(element: Element | null, act: () => void): () => void {
  const root = document.documentElement;
  let stop: (() => void) | undefined;
  const observer = new MutationObserver(begin);
  function begin(): void {
    if (root.hasAttribute('data-hold')) return;
    observer.disconnect();
    stop = whenNear(element, act);
  }
  observer.observe(root, { attributeFilter: ['data-hold'] });
  begin();
  return () => {
    observer.disconnect();
    stop?.();
  };
}

/** Renders its children shortly before they scroll into view, and never in prerendered pages. */
export function RenderWhenVisible({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => whenNear(place.current, () => setNear(true)), []);
  return isNear ? children : <div ref={place} />;
}
