import { useEffect, useState, type ReactNode } from 'react';
import type { MoonSection } from '@/content/schema/sections/moon-section';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';

type MoonParts = typeof import('./moon-parts');

/**
 * What shows the moon, once it has come: after the page, so that a prerendered one tells of no other
 * night than its reader's; undefined until then, and for a house that shows none.
 */
export function useMoon({ over }: MoonSection): MoonParts | undefined {
  const [parts, setParts] = useState<MoonParts>();
  const isShown = over !== 'off';
  useEffect(() => {
    if (!isShown) return undefined;
    // A page that has lost its network does without.
    return whenIdle(() => void loadOptional(() => import('./moon-parts')).then(setParts));
  }, [isShown]);
  return isShown ? parts : undefined;
}

type MoonlitProps = { moon: MoonSection; children: (Moon: MoonParts) => ReactNode };

/** Where it is, so that nothing around it is drawn anew when it has come. */
export function Moonlit({ moon, children }: MoonlitProps): ReactNode {
  const Moon = useMoon(moon);
  return Moon && children(Moon);
}
