import { useLayoutEffect, useState } from 'react';
import { useContentSource } from '@/content/store/queries/content';
import { useLocation, type SiteLocation } from '@/ui/router';
import { transitionPage } from './page-transition';
import { loadPageAt } from './pages';

/** Returns the location to render: the old one until the new page's code has loaded. */
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
    loadPageAt(source, location.pathname).then(show, show);
    source.refresh();
    return () => {
      isOld = true;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `shown` only changes with these two
  }, [location, isSamePage]);

  return isSamePage ? location : shown;
}
