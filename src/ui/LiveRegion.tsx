import type { ReactNode } from 'react';

/** Announces its text to screen readers whenever it changes. */
export function LiveRegion({ children }: { children: ReactNode }) {
  return (
    <p className="sr-only" role="status">
      {children}
    </p>
  );
}
