import { useLayoutEffect, useState } from 'react';
import { useContentSource } from '@/content/store/queries/content';
import { useLocation, type SiteLocation } from '@/ui/router';
import { transitionPage } from './page-transition';
import { loadPageAt } from './pages';

/**
 * Where the page that can be drawn is: the address at once while it is of the same page, else as
 * soon as the code of the new page is here. Until then the old page stays, instead of an empty one.
 */
export function useShownLocation(): SiteLocation {
  const location = useLocation();
  const source = useContentSource();
  const [shown, setShown] = useState(location);
  const isSamePage = location.pathname === shown.pathname;

  useLayoutEffect(() => {
    if (isSamePage) return;
    let isOld = false;
    const show = () => {
      if (!isOld) transitionPage(shown.pathname, location.pathname, () => setShown(location));
    };
    // Where it cannot be had, the page itself tries again and says so.
    loadPageAt(source, location.pathname).then(show, show);
    source.refresh();
    return () => {
      isOld = true;
    };
    // Of another address of the same page the newest is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [location, isSamePage]);

  return isSamePage ? location : shown;
}
