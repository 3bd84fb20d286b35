import { useLocation } from '@/ui/router';
import type { HotelImage } from '@/content/schema/image';
import { HEADER_SOLID_AFTER_PX } from '@/basics/rules/limits';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { isKnownPath, PATH, withoutSlash } from '@/basics/rules/paths';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { useContent } from '@/content/store/queries/content';
import { opensWithHero } from '@/website/custom-pages/arrangement';
import { opensWide } from '@/website/custom-pages/shown-pages';
import { useCustomPages } from '@/website/custom-pages/site/use-custom-pages';
import { useDay } from '@/basics/time/view/use-day';
import { HotelBrand } from '@/kit/page-parts/view/HotelBrand';
import { SiteHeader, type HeaderTone } from '@/kit/page-parts/view/SiteHeader';
import { languageOf, type Language } from '@/words/languages';
import { languageWords } from '@/words/visitors';
import { THIS_LANGUAGE } from '@/words/this-language';
import { isInHeader, LazyMorePages, LazyCustomLinks } from './lazy-custom-links';
import { BookLink } from './BookLink';
import { MenuButton, useMenuOpen } from './MenuButton';
import { MobileMenu } from './MobileMenu';
import { useScrolledPast } from '@/ui/window-state';
import { chooseLanguage, samePageIn } from './language-choice';

type Props = {
  hotelInfo: HotelInfo | undefined;
  images: readonly HotelImage[];
  /** The telephone number in the phone's menu; undefined while the content loads. */
  contact: ContactInfo | undefined;
  languages: readonly Language[];
};

/** The fixed header: transparent over an opening picture, with a background after scrolling. */
export function Header({ hotelInfo, images, contact, languages }: Props) {
  const { pathname } = useLocation();
  const tone = useOpeningTone(pathname);
  const isScrolled = useScrolledPast(HEADER_SOLID_AFTER_PX);
  const isMenuOpen = useMenuOpen();
  const language = languages.length > 1 && <LanguageButton />;
  const { pages } = useCustomPages();
  const shown = pages.filter(isInHeader);
  const own = pages.find(({ slug }) => `/${slug}` === withoutSlash(pathname));

  return (
    <SiteHeader
      hotelInfo={hotelInfo}
      images={images}
      tone={isScrolled ? 'solid' : tone}
      language={language}
      own={shown.length > 0 && <LazyCustomLinks pages={shown} />}
      book={<BookLink className="header-book" />}
      menuButton={<MenuButton action="show" />}
    >
      <MobileMenu
        key={pathname}
        brand={hotelInfo && <HotelBrand hotelInfo={hotelInfo} images={images} />}
        isOpen={isMenuOpen}
        contact={contact}
        language={language}
        pages={shown}
      />
      {shown.length > 0 && <LazyMorePages pages={shown} />}
      {language && <LanguageList languages={languages} hasPage={own !== undefined} />}
    </SiteHeader>
  );
}

/** The header's colours at the top of a page, which depend on its opening picture. */
function useOpeningTone(pathname: string): HeaderTone {
  const { pages } = useContent().content;
  const own = useCustomPages().pages.find(({ slug }) => `/${slug}` === withoutSlash(pathname));
  const toneOn = (day: string): HeaderTone => {
    if (own) return opensWide(own, day) ? 'light' : 'solid';
    if (pathname === PATH.home) return opensWithHero(pages, day) ? 'light' : 'solid';
    return isKnownPath(pathname) ? 'solid' : 'dark';
  };
  return toneOn(useDay(toneOn));
}

const LANGUAGES_ID = 'languages';

function LanguageButton() {
  const { name } = languageOf(THIS_LANGUAGE);
  return (
    <button
      type="button"
      className="language"
      popoverTarget={LANGUAGES_ID}
      aria-label={`${languageWords.label}: ${name}`}
    >
      {name}
    </button>
  );
}

/** Links to the page in every language. A popover, because it needs no JavaScript. */
function LanguageList({ languages, hasPage }: Pick<Props, 'languages'> & { hasPage: boolean }) {
  const { pathname } = useLocation();
  return (
    <nav id={LANGUAGES_ID} className="languages" popover="auto" aria-label={languageWords.label}>
      {languages.map(({ code, name, tag }) => (
        <a
          key={code}
          href={samePageIn(code, pathname, hasPage)}
          lang={tag}
          aria-current={code === THIS_LANGUAGE || undefined}
          onClick={({ currentTarget }) => {
            // Adds the query at the click, because the prerendered link does not know it.
            currentTarget.search = window.location.search;
            chooseLanguage(code);
          }}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
