import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { renderApp } from '../support/app';

const TITLE = DEFAULT_CONTENT.sections.heroSection.title;

function refuse(): never {
  throw new DOMException('storage is off', 'SecurityError');
}

test('[N-34] a browser without local storage shows the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const { leave } = renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  leave();
});

test('[N-34] a full local storage costs nothing but the content cache', async () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { leave } = renderApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await vi.waitFor(() => expect(setItem).toHaveBeenCalled());
  leave();
});
