import { useContext, useEffect } from 'react';
import { applyHead } from './apply-head';
import { HeadSink } from './head-sink';
import type { PageHead } from './page-head';

/** What the page is called and how it is found and shared. Draws nothing. */
export function Head(head: PageHead) {
  useContext(HeadSink)?.(head);

  const text = JSON.stringify(head);
  useEffect(() => {
    const same: PageHead = JSON.parse(text);
    applyHead(same);
  }, [text]);

  return null;
}
