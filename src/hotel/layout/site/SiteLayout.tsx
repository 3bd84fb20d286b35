import { Outlet, useLocation } from 'react-router-dom';
import { frameWords } from '@/words/visitors';
import { useBrandColours } from '@/hotel/branding/view/use-brand-colours';
import { useContent } from '@/hotel/content/queries/content';
import { PageFault } from '@/ui/PageFault';
import { Part } from '@/ui/Part';
import { Footer } from './Footer';
import { Header } from './Header';
import { usePageChange } from './use-page-change';
import { useSiteIcon } from './use-site-icon';
import { offeredLanguages } from './language-choice';
import { OfferedLanguage } from './OfferedLanguage';
import { useYear } from './use-year';

/** What every public page has around it. */
export function SiteLayout() {
  const { content, isLoading } = useContent();
  const { sections, images } = content;
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const { pathname } = useLocation();
  const languages = offeredLanguages(sections.hotelInfo.languages);
  const year = useYear();
  useBrandColours(primaryColor, secondaryColor);
  useSiteIcon(sections.hotelInfo, images);
  usePageChange();

  return (
    <>
      {/* Until there is a page to name. */}
      {isLoading && <title>{sections.hotelInfo.name}</title>}
      <a className="skip behind-menu" href="#main">
        {frameWords.skipLink}
      </a>
      <Part fallback={null} data={[content]}>
        <Header
          hotelInfo={isLoading ? undefined : sections.hotelInfo}
          images={images}
          contact={isLoading ? undefined : sections.contactInfo}
          languages={languages}
        />
      </Part>
      <div className="page-frame behind-menu">
        <Part fallback={null} data={[content]}>
          <OfferedLanguage languages={languages} />
        </Part>
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
