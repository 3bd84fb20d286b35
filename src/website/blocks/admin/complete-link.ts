import { isLink } from '@/content/schema/link';
import { mailtoLink } from '@/basics/rules/mailto';
import { toWebAddress } from '@/basics/rules/web-address';

/**
 * What a person means by an address: `www.x.y` is one of the web, `a@x.y` one to write to, digits are
 * a telephone, an address of this site is a page of it. Anything else stays and is judged so.
 */
export function completeLink(input: string): string {
  const typed = input.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return mailtoLink(typed);
  if (/^\+?\d[\d ().-]{4,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  const { origin } = window.location;
  if (typed.startsWith(`${origin}/`)) return typed.slice(origin.length);
  return toWebAddress(typed);
}

/** The same of a link that was pasted; '' where it may lead nowhere. */
export function pastedLink(element: HTMLElement): string {
  const to = completeLink(element.getAttribute('href') ?? '');
  return isLink(to) ? to : '';
}
