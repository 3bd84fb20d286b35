import { flushSync } from 'react-dom';
import { pathInThisLanguage } from '@/basics/rules/language-paths';

/** The one picture that goes from one page to the next. */
const NAME = 'room-picture';

/**
 * Draws one page in place of another: a short cross-fade, in which a room's picture goes from its card
 * to its page and back. At once where the browser knows no view transitions, dies in them (WebKit on
 * Linux does), or someone wants less movement.
 * @param from @param to addresses as the table of routes knows them
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
  // Left out by the browser when the next change is quicker, or the window too small.
  ready.catch(() => undefined);
  void finished
    .catch(() => undefined)
    .then(() => after?.style.removeProperty('view-transition-name'));
}

/** The picture of the card that leads to a room's page. */
function cardPicture(path: string): HTMLElement | null | undefined {
  const links = [...document.querySelectorAll('main .room a')];
  const link = links.find((one) => one.getAttribute('href') === pathInThisLanguage(path));
  return link?.closest('.room')?.querySelector<HTMLElement>('.pic');
}

/** The large picture of a room's page. */
function pagePicture(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main :is(.detail-pic.pic, .detail-pic .pic)');
}

function named(picture: HTMLElement | null | undefined): typeof picture {
  picture?.style.setProperty('view-transition-name', NAME);
  return picture;
}
