import { flushSync } from 'react-dom';
import { pathInThisLanguage } from '@/basics/rules/language-paths';

/** The `view-transition-name` of a room's picture, on its card and on its page. */
const NAME = 'room-picture';

/**
 * Renders a new page with a short cross-fade; a room's picture moves from its card to its page. No
 * animation with reduced motion, or in WebKit, which crashes on Linux.
 * @param from path of the old page, without the language prefix
 */
export function transitionPage(from: string, to: string, draw: () => void): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden;
  const isWebKit = navigator.vendor.startsWith('Apple');
  if (isStill || isWebKit || !('startViewTransition' in document)) return draw();
  const card = cardPicture(to);
  const before = named(card ?? pagePicture());
  let after: HTMLElement | null | undefined;
  const { ready, finished } = document.startViewTransition(() => {
    flushSync(draw);
    before?.style.removeProperty('view-transition-name');
    after = named(card ? pagePicture() : cardPicture(from));
  });
  // Ignores the browser's error if another transition starts or the window is too small.
  ready.catch(() => undefined);
  void finished
    .catch(() => undefined)
    .then(() => after?.style.removeProperty('view-transition-name'));
}

function cardPicture(path: string): HTMLElement | null | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main .room-name a')];
  const link = links.find(({ pathname }) => pathname === pathInThisLanguage(path));
  return link?.closest('.room')?.querySelector<HTMLElement>('.pic');
}

function pagePicture(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main :is(.detail-pic.pic, .detail-pic .pic)');
}

function named(picture: HTMLElement | null | undefined): typeof picture {
  picture?.style.setProperty('view-transition-name', NAME);
  return picture;
}
