import { isLink } from '@/content/schema/link';
import { mailtoLink } from '@/basics/rules/mailto';
import { toWebAddress } from '@/basics/rules/web-address';

/** Completes a typed link: `www.x.y`, `a@x.y`, digits (`tel:`) or an address of this site. */
export function completeLink(input: string): string {
  const typed = input.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(typed)) return mailtoLink(typed);
  if (/^\+?\d[\d ().-]{4,}$/.test(typed)) return `tel:${typed.replace(/[^\d+]/g, '')}`;
  const { origin } = window.location;
  if (typed.startsWith(`${origin}/`)) return typed.slice(origin.length);
  return toWebAddress(typed);
}

/** Returns the completed address of a pasted link; '' if it is not allowed. */
export function pastedLink(element: HTMLElement): string {
  const to = completeLink(element.getAttribute('href') ?? '');
  return isLink(to) ? to : '';
}
