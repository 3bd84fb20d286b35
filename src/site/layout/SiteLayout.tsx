import { Outlet } from 'react-router-dom';
import { brandVariables } from '@/domain/colour';
import { FRAME_COPY } from '@/domain/frame-copy';
import { useContent } from '@/queries/content';
import { useRootVariables } from '@/ui/use-root-variables';
import { Footer } from './Footer';
import { Header } from './Header';
import { usePageChange } from './use-page-change';
import { useYear } from './use-year';

/** What every public page has around it. */
export function SiteLayout() {
  const { content, isLoading } = useContent();
  const { sections, images } = content;
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const year = useYear();
  useRootVariables(brandVariables(primaryColor, secondaryColor));
  usePageChange();

  return (
    <>
      <a className="skip behind-menu" href="#main">
        {FRAME_COPY.skipLink}
      </a>
      <Header hotelInfo={isLoading ? undefined : sections.hotelInfo} images={images} />
      <div className="page-frame behind-menu">
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        {!isLoading && <Footer sections={sections} images={images} year={year} />}
      </div>
    </>
  );
}
