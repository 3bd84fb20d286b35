import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink } from '@/ui/router';
import { navWords } from '@/words/visitors';
import { PATH } from '@/basics/rules/paths';
import { NAV_LINKS } from '@/kit/page-parts/view/SiteHeader';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { phoneLink } from '@/basics/rules/phone-number';
import type { Page } from '@/content/schema/page';
import { languageProps } from '@/ui/Text';
import { buttonClass } from '@/ui/button-class';
import { trapFocus } from '@/ui/focus-trap';
import { BookLink } from './BookLink';
import { MENU_ID, MenuButton } from './MenuButton';

type Props = {
  brand: ReactNode;
  isOpen: boolean;
  language: ReactNode;
  contact: ContactInfo | undefined;
  pages: readonly Page[];
};

/** The menu over the window: a popover, which Escape closes even without JavaScript. */
export function MobileMenu({ brand, isOpen, language, contact, pages }: Props) {
  const menu = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isOpen) menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  const close = () => menu.current?.hidePopover();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it traps Tab
    <div
      ref={menu}
      id={MENU_ID}
      className="menu on-dark"
      popover="auto"
      role="dialog"
      aria-label={navWords.menu}
      tabIndex={-1}
      onKeyDown={trapFocus}
    >
      <div className="wrap header-bar">
        <span className="brand">{brand}</span>
        <MenuButton action="hide" />
      </div>
      <nav
        className="menu-links"
        data-many={pages.length > 2 || undefined}
        aria-label={navWords.menu}
      >
        {NAV_LINKS.map(({ to, label }) => (
          <NavLink key={to} to={to} end={to === PATH.home} onClick={close}>
            {label}
          </NavLink>
        ))}
        {pages.map(({ id, slug, title }) => (
          <NavLink key={id} to={`/${slug}`} onClick={close} {...languageProps(title)}>
            {title}
          </NavLink>
        ))}
      </nav>
      <div className="menu-foot">
        {contact?.phone && <a href={phoneLink(contact)}>{contact.phone}</a>}
        {language}
        <BookLink className={`${buttonClass('accent')} w-full`} onClick={close} />
      </div>
    </div>
  );
}
