import { act, cleanup, render, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hydrateRoot } from 'react-dom/client';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from '@/app/App';
import { isRenderedFor } from '@/app/prerendered';
import type { Prerendered } from '@/app/prerendered';
import { createQueryClient } from '@/app/query-client';
import { COPY } from '@/hotel/words/copy';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { PATH, roomPath } from '@/hotel/rules/paths';
import { TEXT_ELSEWHERE } from '@/hotel/content/text-elsewhere';
import { renderLogin, renderPage } from '@/entry-prerender';
import { seedContent } from '@/hotel/content/queries/content';
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

test.each([...PAGES, PATH.login])('%s is taken over without a difference', async (path) => {
  // An answer that never comes: the page is compared as it was rendered.
  server.use(http.get(CONTENT_URL, () => new Promise<HttpResponse<null>>(() => undefined)));
  const origin = 'https://hotel.example';
  const page =
    path === PATH.login
      ? await renderLogin(DEFAULT_CONTENT, 1)
      : await renderPage({ path, content: DEFAULT_CONTENT, savedAt: 1, origin });
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  container.innerHTML = page.html;
  document.body.append(container);
  const rendered = container.innerHTML;

  const client = createQueryClient();
  const { content, savedAt } = JSON.parse(page.data) as Prerendered;
  seedContent(client, content, savedAt);
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

test('a page rendered ahead carries the texts of the legal pages only where it shows them', async () => {
  const { privacy, terms } = DEFAULT_CONTENT.sections.legal;
  for (const path of PAGES) {
    const page = await renderPage({ path, content: DEFAULT_CONTENT, savedAt: 1, origin: '' });
    const { legal } = (JSON.parse(page.data) as Prerendered).content.sections;
    expect([path, legal.privacy]).toEqual([path, path === PATH.privacy ? privacy : TEXT_ELSEWHERE]);
    expect([path, legal.terms]).toEqual([path, path === PATH.terms ? terms : TEXT_ELSEWHERE]);
  }
  const without = structuredClone(DEFAULT_CONTENT);
  without.sections.legal = { privacy: '', terms: '' };
  const { html } = await renderPage({ path: PATH.home, content: without, savedAt: 1, origin: '' });
  expect(html).not.toContain(PATH.privacy);
});

test('[P-15] a text that lies in its own document is waited for, not taken for a missing one', async () => {
  const answer = Promise.withResolvers<void>();
  server.use(
    http.get(CONTENT_URL, async () => {
      await answer.promise;
      return HttpResponse.json(DEFAULT_CONTENT);
    }),
  );
  const { data } = await renderPage({
    path: PATH.home,
    content: DEFAULT_CONTENT,
    savedAt: 1,
    origin: '',
  });
  const client = createQueryClient();
  seedContent(client, (JSON.parse(data) as Prerendered).content, 1);
  window.history.replaceState(null, '', PATH.privacy);
  render(
    <BrowserRouter>
      <App queryClient={client} />
    </BrowserRouter>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  expect(document.querySelector('main .skel')).not.toBeNull();
  expect(screen.queryByText(COPY.legal.emptyTitle)).toBeNull();
  answer.resolve();
  const [, words = ''] = DEFAULT_CONTENT.sections.legal.privacy.split('\n\n');
  expect(await screen.findByText(words)).toBeVisible();
  client.clear();
});

test('[G-07] the login page stands in its HTML: who is there, and fields to type in', async () => {
  const { html, tags, data } = await renderLogin(DEFAULT_CONTENT, 1);
  const container = document.createElement('div');
  container.innerHTML = html;
  document.body.append(container);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByLabelText('E-mail')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(container.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(container).toHaveTextContent(DEFAULT_CONTENT.sections.hotelInfo.name);
  expect(tags).toEqual([{ name: 'meta', attributes: { name: 'robots', content: 'noindex' } }]);
  expect(container.querySelector('meta')).toBeNull();
  const { path } = JSON.parse(data) as Prerendered;
  expect(isRenderedFor(path, { pathname: '/admin', search: '' })).toBe(true);
  expect(isRenderedFor(path, { pathname: '/admin', search: '?forgot' })).toBe(false);
  expect(isRenderedFor(path, { pathname: '/admin/dashboard', search: '' })).toBe(false);
  container.remove();
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
