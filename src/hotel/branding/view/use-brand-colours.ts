import { useLayoutEffect } from 'react';

/**
 * Sets the brand colours on the document's root. Every document brings those that it was published
 * with; what counts others comes with the content that may have them. Through the style object: the
 * page's policy refuses style attributes written as text.
 */
export function useBrandColours(primary: string, secondary: string): void {
  useLayoutEffect(() => {
    let isOld = false;
    const set = import('@/hotel/rules/colour').then(({ brandVariables }) => {
      const { style } = document.documentElement;
      const variables = isOld ? {} : brandVariables(primary, secondary);
      for (const [name, value] of Object.entries<string>(variables)) style.setProperty(name, value);
    });
    // Without it, or from what is no colour: the document keeps its own.
    set.catch(() => undefined);
    return () => {
      isOld = true;
    };
  }, [primary, secondary]);
}
