import { useLocation } from 'react-router-dom';
import type { HotelImage } from '@/hotel/pictures/image';
import { HEADER_SOLID_AFTER_PX } from '@/hotel/rules/limits';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { isKnownPath, PATH } from '@/hotel/rules/paths';
import type { HotelInfo } from '@/hotel/branding/hotel-info';
import { HotelBrand } from '@/hotel/page/view/HotelBrand';
import { SiteHeader } from '@/hotel/page/view/SiteHeader';
import type { HeaderTone } from '@/hotel/page/view/SiteHeader';
import type { Language } from '@/words/languages';
import { BookLink } from './BookLink';
import { LanguageButton } from './LanguageButton';
import { LanguageList } from './LanguageList';
import { MenuButton } from './MenuButton';
import { MobileMenu } from './MobileMenu';
import { useMenuOpen } from './use-menu-open';
import { useScrolledPast } from './use-scrolled-past';

type Props = {
  hotelInfo: HotelInfo | undefined;
  images: readonly HotelImage[];
  /** Called from the menu of a phone; undefined while nothing is known of the hotel. */
  contact: ContactInfo | undefined;
  languages: readonly Language[];
};

/** The fixed header: over the opening picture of a page, solid once the page has moved. */
export function Header({ hotelInfo, images, contact, languages }: Props) {
  const { pathname } = useLocation();
  const isScrolled = useScrolledPast(HEADER_SOLID_AFTER_PX);
  const isMenuOpen = useMenuOpen();

  return (
    <SiteHeader
      hotelInfo={hotelInfo}
      images={images}
      tone={isScrolled ? 'solid' : openingTone(pathname)}
      language={languages.length > 1 && <LanguageButton />}
      book={<BookLink className="header-book" />}
      menuButton={<MenuButton action="show" />}
    >
      <MobileMenu
        key={pathname}
        brand={hotelInfo && <HotelBrand hotelInfo={hotelInfo} images={images} />}
        isOpen={isMenuOpen}
        contact={contact}
        language={languages.length > 1 && <LanguageButton />}
      />
      {languages.length > 1 && <LanguageList languages={languages} />}
    </SiteHeader>
  );
}

function openingTone(pathname: string): HeaderTone {
  if (pathname === PATH.home) return 'light';
  return isKnownPath(pathname) ? 'solid' : 'dark';
}
