import { useEffect, useState } from 'react';
import { loadOptional } from '@/lib/code-files';

type QuoteParts = typeof import('./quote-parts');

/**
 * What shows the price of a stay as the server says it, once it has come; undefined until then, and for
 * a room without rules, whose price the page reckons by itself.
 */
export function useQuoteParts(isWanted: boolean): QuoteParts | undefined {
  const [parts, setParts] = useState<QuoteParts>();
  useEffect(() => {
    // A page that has lost its network does without: the price is confirmed with the request.
    if (isWanted) void loadOptional(() => import('./quote-parts')).then(setParts);
  }, [isWanted]);
  return isWanted ? parts : undefined;
}
