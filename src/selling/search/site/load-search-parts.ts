import type { LoadSearchParts } from '@/selling/search/view/StaySearch';
import { loadOptional } from '@/lib/code-files';

/** Loads calendar and errors of the search; without them the form opens its address itself. */
export const loadSearchParts: LoadSearchParts = () => loadOptional(() => import('./search-parts'));
