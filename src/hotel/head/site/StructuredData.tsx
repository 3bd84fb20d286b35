import { useEffect } from 'react';
import type { HotelContent } from '@/hotel/content/content';

type Props = { path: string; content: HotelContent };

/** Comes with what the page does not wait for: no reader misses it. */
const block = () => import('./structured-data-block');

/**
 * The JSON-LD of the page at a path, as a block in the document's head. The block of a prerendered
 * document (entry-prerender.tsx) gives way to it.
 */
export function StructuredData({ path, content }: Props) {
  useEffect(() => {
    let isGone = false;
    const show = block().then(({ showBlock }) => (isGone ? undefined : showBlock(path, content)));
    // What cannot be had or told now, a search engine finds in the document.
    show.catch(() => undefined);
    return () => {
      isGone = true;
      document.head.querySelector('script[type="application/ld+json"]')?.remove();
    };
  }, [path, content]);

  return null;
}
