import { useEffect, useState } from 'react';
import { loadOptional } from '@/lib/code-files';

type QuoteParts = typeof import('./quote-parts');

/** Loads the price parts for rooms with price rules; undefined for others and until loaded. */
export function useQuoteParts(isWanted: boolean): QuoteParts | undefined {
  const [parts, setParts] = useState<QuoteParts>();
  useEffect(() => {
    // Offline, the page works without the price parts: the server checks each request's price.
    if (isWanted) void loadOptional(() => import('./quote-parts')).then(setParts);
  }, [isWanted]);
  return isWanted ? parts : undefined;
}
