import { useLayoutEffect } from 'react';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { brandVariables } from '@/basics/rules/colour';

let shown = '';

/** Remembers the published document's colours, because setting them again would be slow. */
export function notePublishedColours({ primaryColor, secondaryColor }: HotelInfo): void {
  shown = primaryColor + secondaryColor;
}

/** Sets brand colours through the style object: the security policy refuses style attributes. */
export function useBrandColours(primary: string, secondary: string): void {
  useLayoutEffect(() => {
    if (shown === primary + secondary) return;
    shown = primary + secondary;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(brandVariables(primary, secondary)))
      style.setProperty(name, value);
  }, [primary, secondary]);
}
