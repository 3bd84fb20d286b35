import { useLocation } from '@/ui/router';
import { useDeferredValue, useEffect, type ReactNode } from 'react';
import { frameWords } from '@/words/visitors';
import { useBrandColours } from '@/content/brand/view/use-brand-colours';
import { useContent } from '@/content/store/queries/content';
import { PageError } from '@/ui/PageError';
import { optionalPart } from '@/ui/lazy-page';
import { ErrorBoundary } from '@/ui/ErrorBoundary';
import { loadOptional } from '@/lib/code-files';
import { whenIdle } from '@/lib/idle';
import { LOCAL } from '@/lib/browser-storage';
import { languageOf, type Language } from '@/words/languages';
import { THIS_LANGUAGE } from '@/words/this-language';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import type { HotelImage } from '@/content/schema/image';
import { useDay } from '@/basics/time/view/use-day';
import { Footer } from './Footer';
import { Header } from './Header';
import { usePageChange } from './use-page-change';
import { offeredLanguages, CHOSEN_KEY } from './language-choice';

export function SiteLayout({ children }: { children: ReactNode }) {
  const { content, isLoading } = useContent();
  const { sections, images } = content;
  const { primaryColor, secondaryColor } = sections.hotelInfo;
  const { pathname } = useLocation();
  const languages = offeredLanguages(sections.hotelInfo.languages);
  const year = Number(yearOf(useDay(yearOf)));
  useBrandColours(primaryColor, secondaryColor);
  useSiteIcon(sections.hotelInfo, images);
  usePageChange();

  return (
    <>
      {/* The document's title until the page has loaded, which sets its own title. */}
      {isLoading && <title>{sections.hotelInfo.name}</title>}
      <a className="skip behind-menu" href="#main">
        {frameWords.skipLink}
      </a>
      <ErrorBoundary fallback={null} data={[content]}>
        <Header
          hotelInfo={isLoading ? undefined : sections.hotelInfo}
          images={images}
          contact={isLoading ? undefined : sections.contactInfo}
          languages={languages}
        />
      </ErrorBoundary>
      <div className="page-frame behind-menu">
        <ErrorBoundary fallback={null} data={[content]}>
          <OfferedLanguage languages={languages} />
        </ErrorBoundary>
        <main id="main" tabIndex={-1}>
          <ErrorBoundary fallback={<PageError />} data={[pathname, content]}>
            {children}
          </ErrorBoundary>
        </main>
        <ErrorBoundary fallback={null} data={[content]}>
          {!isLoading && <Footer sections={sections} images={images} year={year} />}
        </ErrorBoundary>
      </div>
    </>
  );
}

const LanguageOffer = optionalPart(async () => (await import('./LanguageOffer')).LanguageOffer);

/** Loads the language offer only if the visitor may want another language. */
function OfferedLanguage({ languages }: { languages: readonly Language[] }) {
  // A prerendered page does not know the browser's language.
  const isForeign = useDeferredValue(mayWantAnother(), false);
  const isOffered = languages.includes(languageOf(THIS_LANGUAGE));
  if (!isForeign && isOffered) return null;
  return <LanguageOffer languages={languages} />;
}

function mayWantAnother(): boolean {
  return !(LOCAL.read(CHOSEN_KEY) ?? navigator.language).startsWith(THIS_LANGUAGE);
}

/** Loads the hotel's current icon, because the document has the icon from the time of the build. */
function useSiteIcon({ icon, logo }: HotelInfo, images: readonly HotelImage[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        void loadOptional(() => import('@/website/head/site/site-icon')).then((file) =>
          file?.showIcon({ icon, logo }, images),
        );
      }),
    [icon, logo, images],
  );
}

const yearOf = (day: string) => day.slice(0, 4);
