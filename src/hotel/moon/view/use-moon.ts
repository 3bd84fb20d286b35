import { startTransition, useEffect, useState, type ReactNode } from 'react';
import type { MoonSection } from '@/content/schema/sections/moon-section';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';

type MoonParts = typeof import('./moon-parts');

/**
 * Returns the moon's views, loaded after hydration: a prerendered page must not show the moon of
 * another night. Undefined until then, and if the hotel shows no moon.
 */
export function useMoon({ over }: MoonSection): MoonParts | undefined {
  const [parts, setParts] = useState<MoonParts>();
  const isShown = over !== 'off';
  useEffect(() => {
    async function load(): Promise<void> {
      // If the network fails, the page stays without a moon.
      const loaded = await loadOptional(() => import('./moon-parts'));
      startTransition(() => setParts(loaded));
    }
    return isShown ? whenIdle(() => void load()) : undefined;
  }, [isShown]);
  return isShown ? parts : undefined;
}

type MoonlitProps = { moon: MoonSection; children: (Moon: MoonParts) => ReactNode };

/** A separate component, so that the page around the moon does not re-render with the moon. */
export function Moonlit({ moon, children }: MoonlitProps): ReactNode {
  const Moon = useMoon(moon);
  return Moon && children(Moon);
}
