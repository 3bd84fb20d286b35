import { Route, Routes, useLocation } from 'react-router-dom';
import { SiteLayout } from '@/hotel/layout/site/SiteLayout';
import { routeAt } from '@/hotel/rules/paths';
import { ADMIN_PAGE, isForStaff, PUBLIC_PAGES } from './pages';

/** Every route of the specification's point 2; anything else is the 404 page. */
export function AppRoutes() {
  const { pathname } = useLocation();
  if (isForStaff(routeAt(pathname))) return <ADMIN_PAGE.Page />;
  return (
    <Routes>
      <Route element={<SiteLayout />}>
        {Object.entries(PUBLIC_PAGES).map(([path, { Page }]) => (
          <Route key={path} path={path} element={<Page />} />
        ))}
      </Route>
    </Routes>
  );
}
