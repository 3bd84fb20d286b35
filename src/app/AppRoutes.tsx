import { Route, Routes } from 'react-router-dom';
import { SiteLayout } from '@/hotel/layout/site/SiteLayout';
import { routeAt } from '@/hotel/rules/paths';
import { ADMIN_PAGE, isForStaff, PUBLIC_PAGES } from './pages';
import { useShownLocation } from './use-shown-location';

/** Every route of the specification's point 2; anything else is the 404 page. */
export function AppRoutes() {
  const location = useShownLocation();
  if (isForStaff(routeAt(location.pathname))) return <ADMIN_PAGE.Page />;
  return (
    <Routes location={location}>
      <Route element={<SiteLayout />}>
        {Object.entries(PUBLIC_PAGES).map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
