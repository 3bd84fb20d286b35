import { useLayoutEffect } from 'react';

/**
 * Sets CSS variables on the document's root, before the next paint. Through the style object: the
 * page's policy refuses style attributes written as text.
 */
export function useRootVariables(variables: Readonly<Record<string, string>>): void {
  const text = JSON.stringify(variables);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries<string>(JSON.parse(text))) {
      style.setProperty(name, value);
    }
  }, [text]);
}
