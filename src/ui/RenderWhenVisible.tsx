import { useEffect, useRef, useState, type ReactNode } from 'react';

/** Distance below the window at which the children render; equal to that of lazy pictures. */
const NEAR = '600px';

/** Renders its children shortly before they scroll into view, and never in prerendered pages. */
export function RenderWhenVisible({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: `0px 0px ${NEAR}` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);

  return isNear ? children : <div ref={place} />;
}
