import { useEffect, useRef, useState, type ReactNode } from 'react';

/** How far below the window its place may be, as for lazy pictures. */
const NEAR = '600px';

/** Draws its children once someone has come near: for code of its own that no prerendered page has. */
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
