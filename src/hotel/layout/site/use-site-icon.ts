import { useEffect } from 'react';
import type { SiteIcon } from '@/hotel/head/site/site-icon';

/**
 * Keeps the document's icons those of the hotel: a document knows the logo of the day it was built.
 * @param icon undefined for the icons that the site ships with
 */
export function useSiteIcon(icon: SiteIcon | undefined): void {
  const { small = '/favicon.svg', large = '/apple-touch-icon.png' } = icon ?? {};
  useEffect(() => {
    show('icon', small);
    show('apple-touch-icon', large);
  }, [small, large]);
}

function show(rel: string, href: string): void {
  const links = [...document.head.querySelectorAll(`link[rel="${rel}"]`)];
  if (links.some((link) => link.getAttribute('href') === href)) return;
  links.forEach((link) => link.remove());
  const link = document.createElement('link');
  link.rel = rel;
  link.href = href;
  document.head.append(link);
}
