import { useEffect, useState } from 'react';
import type { MoonSection } from '@/hotel/moon/moon-section';

type MoonParts = typeof import('./moon-parts');

/**
 * What shows the moon, once it has come: after the page, so that a prerendered one tells of no other
 * night than its reader's; undefined until then, and for a house that shows none.
 */
export function useMoon({ over }: MoonSection): MoonParts | undefined {
  const [parts, setParts] = useState<MoonParts>();
  const isShown = over !== 'off';
  useEffect(() => {
    // A page that has lost its network does without.
    if (isShown) void import('./moon-parts').then(setParts, () => undefined);
  }, [isShown]);
  return isShown ? parts : undefined;
}
