import { SiteLayout } from '@/front/layout/site/SiteLayout';
import { routeAt } from '@/basics/rules/paths';
import { LocationOverride } from '@/ui/router';
import { ADMIN_PAGE, isForStaff, pageAt } from './pages';
import { useShownLocation } from './use-shown-location';

export function AppRoutes() {
  const location = useShownLocation();
  if (isForStaff(routeAt(location.pathname))) return <ADMIN_PAGE.Page />;
  const { Page } = pageAt(location.pathname);
  return (
    <LocationOverride place={location}>
      <SiteLayout>
        <Page />
      </SiteLayout>
    </LocationOverride>
  );
}
