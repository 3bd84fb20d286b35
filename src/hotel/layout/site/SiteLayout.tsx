import { Outlet, useLocation } from 'react-router-dom';
import { frameWords } from '@/words/visitors';
import { brandVariables } from '@/hotel/branding/colour';
import { useContent } from '@/hotel/content/queries/content';
import { PageFault } from '@/ui/PageFault';
import { Part } from '@/ui/Part';
import { useRootVariables } from '@/ui/use-root-variables';
import { Footer } from './Footer';
import { Header } from './Header';
import { usePageChange } from './use-page-change';
import { useSiteIcon } from './use-site-icon';
import { useYear } from './use-year';

/** What every public page has around it. */
export function SiteLayout() {
  const { content, isLoading } = useContent();
  const { sections, images } = content;
  const { logo, primaryColor, secondaryColor } = sections.hotelInfo;
  const { pathname } = useLocation();
  const year = useYear();
  useRootVariables(brandVariables(primaryColor, secondaryColor));
  useSiteIcon(logo, images);
  usePageChange();

  return (
    <>
      {/* Until there is a page to name. */}
      {isLoading && <title>{sections.hotelInfo.name}</title>}
      <a className="skip behind-menu" href="#main">
        {frameWords.skipLink}
      </a>
      <Part fallback={null} data={[content]}>
        <Header hotelInfo={isLoading ? undefined : sections.hotelInfo} images={images} />
      </Part>
      <div className="page-frame behind-menu">
        <main id="main" tabIndex={-1}>
          <Part fallback={<PageFault />} data={[pathname, content]}>
            <Outlet />
          </Part>
        </main>
        <Part fallback={null} data={[content]}>
          {!isLoading && <Footer sections={sections} images={images} year={year} />}
        </Part>
      </div>
    </>
  );
}
