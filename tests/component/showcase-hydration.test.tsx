import { readFile } from 'node:fs/promises';
import { act, waitFor } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { PATH } from '@/basics/rules/paths';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { normaliseContent } from '@/content/store/hotel-content';
import { renderLogin, renderPage, type RenderedPage } from '@/entry-prerender';
import { pagesToRender } from '../../deploy/build/pages.ts';
import { publishedFrom, mountPrerendered } from '../support/prerendered';
import { openTestDatabase } from '../support/test-database';

const app = vi.hoisted(() => ({ roots: [] as Root[], differences: [] as unknown[] }));
vi.mock('react-dom/client', async (original) => {
  const real = await original<typeof import('react-dom/client')>();
  const hydrateRoot: typeof real.hydrateRoot = (container, children) => {
    const onRecoverableError = (error: unknown) => void app.differences.push(error);
    const root = real.hydrateRoot(container, children, { onRecoverableError });
    app.roots.push(root);
    return root;
  };
  return { ...real, hydrateRoot };
});
vi.mock('@/app/after-start', () => ({ afterHydration: async () => undefined }));

const database = await openTestDatabase(true);
await database.driver.exec(await readFile('supabase/showcase.sql', 'utf8'));
const { rows } = await database.driver.query<{ content: unknown }>(
  'select site_content() as content',
);
await database.close();
const FROM = publishedFrom(normaliseContent(rows[0]?.content, DEFAULT_CONTENT));

const PAGES: [path: string, page: RenderedPage][] = [[PATH.login, await renderLogin(FROM)]];
for (const { path } of pagesToRender(FROM.content))
  PAGES.push([path, await renderPage(path, FROM)]);

/** The head without its icons, which the app changes later. */
function headOfPage(): string {
  for (const icon of document.head.querySelectorAll('link[rel$=icon]')) icon.remove();
  return document.head.innerHTML;
}

// React compares attributes in its development build, which tests use; in production only elements.
test.each(PAGES)('%s of the showcase hydrates without a difference', async (path, page) => {
  const { root, leave } = mountPrerendered(path, page);
  const first = root.firstElementChild;
  const head = headOfPage();
  // Loads the modules again: a browser has none of the modules that rendered the page.
  vi.resetModules();
  const { startApp } = await import('@/app/start-app');
  await act(() => startApp(root));
  expect(app.differences.splice(0)).toEqual([]);
  expect(root.firstElementChild).toBe(first);
  // React must adopt every existing tag and add none.
  expect(head).toContain('<title>');
  await waitFor(() => expect(headOfPage()).toBe(head));
  await act(async () => app.roots.splice(0).forEach((one) => one.unmount()));
  expect(headOfPage()).toBe('');
  leave();
});
