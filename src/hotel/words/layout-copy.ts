/**
 * The words around every page; those of one page are in copy.ts, which that page downloads.
 */
export const LAYOUT_COPY = {
  skipLink: 'Skip to content',
  nav: {
    home: 'Home',
    rooms: 'Rooms',
    about: 'About',
    contact: 'Contact',
    main: 'Main',
    book: 'Book',
    menu: 'Menu',
    closeMenu: 'Close menu',
    legal: 'Legal',
    privacy: 'Privacy',
    terms: 'Terms',
  },
  loading: 'Loading',
  footer: {
    blurb: 'A small house by the sea in Kep, Cambodia. Come for the moonrise; stay for breakfast.',
    newsletterTitle: 'Letters from the coast',
    newsletterText: 'A short note, four times a year.',
    newsletterButton: 'Subscribe',
    copyright: '© {year} {hotelName}. All rights reserved.',
    quickLinks: 'Quick links',
    contact: 'Contact',
    newsletterLabel: 'E-mail for the newsletter',
    newsletterPlaceholder: 'Your e-mail',
    newsletterFault: 'Subscribing does not work at the moment.',
  },
} as const;

/** `© 2026 Chanrea House. All rights reserved.` */
export function copyrightLine(year: number, hotelName: string): string {
  return LAYOUT_COPY.footer.copyright
    .replace('{year}', String(year))
    .replace('{hotelName}', () => hotelName);
}
