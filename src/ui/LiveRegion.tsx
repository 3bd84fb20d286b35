import type { ReactNode } from 'react';

/** What only a screen reader says, as soon as it is another. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  );
}
