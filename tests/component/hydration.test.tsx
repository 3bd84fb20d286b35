import { act, cleanup } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from '@/app/App';
import { createQueryClient } from '@/app/query-client';
import { DEFAULT_CONTENT } from '@/domain/defaults';
import { PATH, roomPath } from '@/domain/paths';
import { renderPage } from '@/entry-prerender';
import { seedContent } from '@/queries/content';
import { CONTENT_URL, server } from '../support/server';

/** React's development build compares every attribute; the built one compares only the structure. */
const PAGES = [
  PATH.home,
  PATH.rooms,
  ...DEFAULT_CONTENT.rooms.map(({ id }) => roomPath(id)),
  PATH.about,
  PATH.contact,
  PATH.privacy,
  PATH.terms,
  '/an/address/of/nothing',
];

afterEach(() => window.history.replaceState(null, '', '/'));

test.each(PAGES)('%s is taken over without a difference', async (path) => {
  // An answer that never comes: the page is compared as it was rendered.
  server.use(http.get(CONTENT_URL, () => new Promise<HttpResponse<null>>(() => undefined)));
  const content = DEFAULT_CONTENT;
  const page = await renderPage({ path, content, savedAt: 1, origin: 'https://hotel.example' });
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  container.innerHTML = page.html;
  document.body.append(container);
  const rendered = container.innerHTML;

  const client = createQueryClient();
  seedContent(client, content, 1);
  const differences: unknown[] = [];
  const root = await act(async () =>
    hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <App queryClient={client} />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => void differences.push(error) },
    ),
  );
  // Differences of attributes are told on the console, which fails every test here.
  expect(differences).toEqual([]);
  expect(rendered).toContain('<h1');
  await act(async () => root.unmount());
  container.remove();
  client.clear();
  cleanup();
});

test('a page rendered ahead has no style attribute and no script of its own', async () => {
  for (const path of PAGES) {
    const { html } = await renderPage({ path, content: DEFAULT_CONTENT, savedAt: 1, origin: '' });
    expect(html).not.toMatch(/\sstyle=/);
    expect(html).not.toMatch(/<script/);
  }
});

test('without an origin nothing pretends to have a full address', async () => {
  const content = DEFAULT_CONTENT;
  const { tags } = await renderPage({ path: PATH.rooms, content, savedAt: 1, origin: '' });
  expect(tags.map(({ attributes }) => attributes['rel'] ?? attributes['property'])).not.toContain(
    'canonical',
  );
  const full = await renderPage({
    path: PATH.rooms,
    content,
    savedAt: 1,
    origin: 'https://a.test',
  });
  expect(full.tags).toContainEqual({
    name: 'link',
    attributes: { rel: 'canonical', href: 'https://a.test/rooms' },
  });
});
