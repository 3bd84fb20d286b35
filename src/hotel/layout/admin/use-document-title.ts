import { useEffect } from 'react';

/** Names the tab after the page: `Hero Section – Admin`. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = `${page} – Admin`;
  }, [page]);
}
