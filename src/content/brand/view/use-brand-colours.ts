import { useLayoutEffect } from 'react';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { brandVariables } from '@/basics/rules/colour';

/** Those that the document shows, where that is known. */
let shown = '';

/** Of a document that was made with these: setting them again would style all of it anew. */
export function notePublishedColours({ primaryColor, secondaryColor }: HotelInfo): void {
  shown = primaryColor + secondaryColor;
}

/**
 * Sets the brand colours on the document's root. Every document brings those that it was published
 * with. Through the style object: the page's policy refuses style attributes written as text.
 */
export function useBrandColours(primary: string, secondary: string): void {
  useLayoutEffect(() => {
    if (shown === primary + secondary) return;
    shown = primary + secondary;
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(brandVariables(primary, secondary)))
      style.setProperty(name, value);
  }, [primary, secondary]);
}
