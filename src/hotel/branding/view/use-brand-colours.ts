import { useLayoutEffect } from 'react';
import { brandVariables } from '@/hotel/rules/colour';

/**
 * Sets the brand colours on the document's root. Every document brings those that it was published
 * with. Through the style object: the page's policy refuses style attributes written as text.
 */
export function useBrandColours(primary: string, secondary: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(brandVariables(primary, secondary)))
      style.setProperty(name, value);
  }, [primary, secondary]);
}
