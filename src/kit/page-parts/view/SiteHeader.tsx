import type { ReactNode } from 'react';
import { Link, NavLink } from '@/ui/router';
import { navWords } from '@/words/visitors';
import type { HotelImage } from '@/content/schema/image';
import { PATH } from '@/basics/rules/paths';
import type { HotelInfo } from '@/content/schema/sections/hotel-info';
import { Skeleton } from '@/ui/Skeleton';
import { inMenu } from '@/basics/rules/routes';
import { HotelBrand } from './HotelBrand';

/** `light` on a dark picture, `dark` on a pale one, `solid` with its own background. */
export type HeaderTone = 'light' | 'dark' | 'solid';

type Props = {
  /** Undefined while the content loads. */
  hotelInfo: HotelInfo | undefined;
  images: readonly HotelImage[];
  tone: HeaderTone;
  /** True in previews: the header scrolls with the page. */
  still?: boolean;
  menuButton?: ReactNode;
  language?: ReactNode;
  /** Links of custom pages, after the fixed ones. */
  own?: ReactNode;
  book?: ReactNode;
  children?: ReactNode;
};

export function SiteHeader({ hotelInfo, images, tone, still, children, ...places }: Props) {
  const { menuButton, language, book, own } = places;
  return (
    <header className="header" data-tone={tone} data-still={still || undefined}>
      <div className="wrap header-bar behind-menu">
        <Link className="brand" to={PATH.home}>
          {hotelInfo ? (
            <HotelBrand hotelInfo={hotelInfo} images={images} onPicture={tone === 'light'} />
          ) : (
            <>
              <span className="sr-only">{navWords.home}</span>
              <Skeleton className="h-6 w-40" />
            </>
          )}
        </Link>
        <nav className="nav" aria-label={navWords.main}>
          {NAV_LINKS.map(({ to, label }) => (
            <NavLink key={to} to={to} end={to === PATH.home}>
              {label}
            </NavLink>
          ))}
          {own}
        </nav>
        {language}
        {book}
        {menuButton}
      </div>
      {children}
    </header>
  );
}

/** The header's links: four, as in the specification (2). */
export const NAV_LINKS = inMenu('header').map((name) => ({
  to: PATH[name],
  label: navWords[name],
}));
