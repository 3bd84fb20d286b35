import type { Page } from '@playwright/test';

/** One state of one page. */
export type Shot = {
  /** What the sheet writes under it, and its file's name: a name for itself on every sheet. */
  name: string;
  path: string;
  /** Only at this size; both when it is left out. */
  only?: 'desktop' | 'phone';
  /** Before the page loads: what the server answers, for example. */
  before?: (page: Page) => Promise<unknown>;
  /** After it has loaded: what a person does. */
  act?: (page: Page) => Promise<unknown>;
};

export const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
