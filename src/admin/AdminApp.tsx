import { useLayoutEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { brandVariables } from '@/domain/colour';
import { PATH } from '@/domain/paths';
import { TOAST } from '@/domain/texts';
import { useContent } from '@/queries/content';
import { useSessionEnd } from '@/queries/staff/session';
import { toast } from '@/ui/toast';
import { useRootVariables } from '@/ui/use-root-variables';
import { AccountPage } from './account/AccountPage';
import { AboutPage } from './about/AboutPage';
import { ContactPage } from './contact/ContactPage';
import { CalendarPage } from './calendar/CalendarPage';
import { DashboardPage } from './dashboard/DashboardPage';
import { HeroPage } from './hero/HeroPage';
import { AdminLayout } from './layout/AdminLayout';
import { RequireRights } from './layout/RequireRights';
import { RequireSession } from './layout/RequireSession';
import { LoginPage } from './login/LoginPage';
import { ResetPasswordPage } from './login/ResetPasswordPage';
import { LuxuryPage } from './luxury/LuxuryPage';
import { MessagesPage } from './messages/MessagesPage';
import { PrivacyPage } from './privacy/PrivacyPage';
import { ReservationsPage } from './reservations/ReservationsPage';
import { RoomsPage } from './rooms/RoomsPage';
import { SiteConfigPage } from './site-config/SiteConfigPage';
import { SubscribersPage } from './subscribers/SubscribersPage';
import { TestimonialsPage } from './testimonials/TestimonialsPage';
import './admin.css';

/** The staff's part: its own routes (specification 2) behind its own guard. */
export function AdminApp() {
  const { hotelInfo } = useContent().content.sections;
  useRootVariables(brandVariables(hotelInfo.primaryColor, hotelInfo.secondaryColor));

  // On the root, so that dialogs, which hang on the body, look like the rest.
  useLayoutEffect(() => {
    document.documentElement.classList.add('admin');
    return () => document.documentElement.classList.remove('admin');
  }, []);

  useSessionEnd(tellSessionEnded);

  return (
    <>
      <meta name="robots" content="noindex" />
      <Routes>
        <Route path={PATH.login} element={<LoginPage />} />
        <Route path={PATH.resetPassword} element={<ResetPasswordPage />} />
        <Route element={<RequireSession />}>
          <Route element={<AdminLayout />}>
            <Route path={PATH.dashboard} element={<DashboardPage />} />
            <Route path={PATH.adminHero} element={<HeroPage />} />
            <Route path={PATH.adminRooms} element={<RoomsPage />} />
            <Route path={PATH.adminLuxury} element={<LuxuryPage />} />
            <Route path={PATH.adminTestimonials} element={<TestimonialsPage />} />
            <Route path={PATH.adminAbout} element={<AboutPage />} />
            <Route path={PATH.adminContact} element={<ContactPage />} />
            <Route path={PATH.adminSiteConfig} element={<SiteConfigPage />} />
            <Route element={<RequireRights />}>
              <Route path={PATH.adminReservations} element={<ReservationsPage />} />
              <Route path={PATH.adminCalendar} element={<CalendarPage />} />
              <Route path={PATH.adminMessages} element={<MessagesPage />} />
              <Route path={PATH.adminSubscribers} element={<SubscribersPage />} />
              <Route path={PATH.adminPrivacy} element={<PrivacyPage />} />
            </Route>
            <Route path={PATH.adminAccount} element={<AccountPage />} />
          </Route>
        </Route>
      </Routes>
    </>
  );
}

function tellSessionEnded(): void {
  toast(TOAST.sessionEnded);
}
