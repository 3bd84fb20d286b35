import { act } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { onTestFinished, vi } from 'vitest';
import { loadPublicPages } from '@/app/pages';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { renderApp } from './app';
import { contentAnswer, server } from './server';

export * from './testing';

/**
 * Opens a page as a returning visitor: code and content are cached, so that it renders at once.
 * @param change changes the default content
 * @param answers replace the server's default answers
 */
export async function openPage(
  address: string,
  change: (content: HotelContent) => void = () => undefined,
  answers: readonly RequestHandler[] = [],
) {
  await loadPublicPages();
  const content = structuredClone(DEFAULT_CONTENT);
  change(content);
  server.use(...answers, contentAnswer(content));
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(content, Date.now())));
  const user = userEvent.setup({ delay: null });
  const app = renderApp(address);
  onTestFinished(app.leave);
  return { ...app, user, content };
}

/** Makes every media query that contains `part` match. */
export function matchesMedia(part: string): void {
  const real = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(real(media), { matches: media.includes(part) }),
  );
}

export async function advanceClock(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}

export function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}
