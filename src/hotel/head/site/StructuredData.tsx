import { useEffect } from 'react';
import { ownScriptData } from '@/lib/trusted-types';
import { structuredDataText } from './structured-data-text';

const BLOCK = 'script[type="application/ld+json"]';

/**
 * The page's JSON-LD, as a block in the document's head. React would make a script element by way
 * of `innerHTML`, which the Content-Security-Policy refuses: so it is made here. The block of a
 * prerendered document (entry-prerender.tsx) gives way to it.
 */
export function StructuredData({ data }: { data: Readonly<Record<string, unknown>> }) {
  const text = structuredDataText(data);

  useEffect(() => {
    document.head.querySelector(BLOCK)?.remove();
    const block = document.createElement('script');
    block.type = 'application/ld+json';
    block.text = ownScriptData(text);
    document.head.append(block);
    return () => block.remove();
  }, [text]);

  return null;
}
