import { createContext } from 'react';
import type { PageHead } from './page-head';

/**
 * Where a page's head goes while it is rendered on the server: whoever renders it gives a function
 * here and writes the tags into the document. In the browser there is none, and `Head` writes them.
 */
export const HeadSink = createContext<((head: PageHead) => void) | undefined>(undefined);
