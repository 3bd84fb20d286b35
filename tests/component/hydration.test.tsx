import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter } from '@/ui/router';
import { providePreHydrationEvents, INTERACTIVE_ELEMENTS } from '@/app/pre-hydration-events';
import { restoreReplacedFields } from '@/app/restore-typed-fields';
import { isRenderedFor } from '@/app/prerendered';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import { replayPreHydrationEvents } from '@/app/replay-pre-hydration-events';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { PATH } from '@/basics/rules/paths';
import { renderLogin, renderPage } from '@/entry-prerender';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { seedContent } from '@/content/store/queries/content-client';
import { loadLazyParts } from '@/kit/page-parts/site/lazy-part';
import { roomsWords } from '@/words/visitors';
import { publishedFrom, mountPrerendered, hydratePrerendered } from '../support/prerendered';
import { act, answerReads, AppOf, render, screen, waitFor, within } from '../support/testing';

const FROM = publishedFrom(DEFAULT_CONTENT);

afterEach(() => window.history.replaceState(null, '', '/'));

function withSeasons(own = true) {
  const content = structuredClone(DEFAULT_CONTENT);
  const season = {
    id: 'new-year',
    roomId: 'room-standard',
    name: 'Khmer New Year',
    fromNight: '2028-04-13',
    toNight: '2028-04-16',
    price: 199,
    weekdays: null,
    weekdayPrices: {},
    minNights: 3,
    throughout: true,
    arrivalDays: null,
    updatedAt: '',
  };
  const nights = { fromNight: '2027-11-01', toNight: '2028-04-01', weekdayPrices: { 5: 179 } };
  const dry = { ...season, ...nights, id: 'dry', name: 'Dry season', price: 159, minNights: null };
  const spans = [{ id: 'room-standard', low: own ? 129 : 159, high: 199, own }];
  const other = { ...season, id: 'other', roomId: 'room-premier' };
  content.prices = { ...content.prices, periods: [other, season, dry], spans };
  return publishedFrom(content);
}

test.each([
  ['', 129, ['All other nights$129']],
  [', where they leave no night at its own price', 159, []],
])('prices by season are in the room’s HTML and its data%s', async (_, low, others) => {
  const from = withSeasons(low === 129);
  expect((await renderPage('/rooms', from)).html).toContain(roomsWords.from(`$${low}`));
  const page = await renderPage('/rooms/room-standard', from);
  expect(JSON.parse(page.structuredData ?? '')).toMatchObject({
    offers: [
      { price: low, priceSpecification: { minPrice: low, maxPrice: 199 } },
      { price: 199, validFrom: '2028-04-13', priceValidUntil: '2028-04-15' },
      { price: 159, validFrom: '2027-11-01', priceValidUntil: '2028-03-31' },
    ],
  });
  const wanted: string[] = [];
  await loadLazyParts(({ module, isOn }) => {
    if (isOn('/rooms/room-standard', from.content)) wanted.push(module);
    return false;
  });
  expect(wanted).toEqual(JSON.parse(page.data).parts);
  const { leave } = mountPrerendered('/rooms/room-standard', page);
  const table = within(screen.getByRole('region', { name: 'Prices by season' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows.slice(1)).toEqual([
    'Dry season 1 Nov 2027 – 31 Mar 2028$159 – $179',
    'Khmer New Year 13 Apr 2028 – 15 Apr 20283 nights or more$199',
    ...others,
  ]);
  leave();
  const other = await renderPage('/rooms/room-deluxe', from);
  expect(other.html).not.toContain('Prices by season');
  expect(JSON.parse(other.structuredData ?? '')).toMatchObject({ offers: { price: 199 } });
});

test('[P-15] from a prerendered page a legal text stands at once', async () => {
  answerReads({ 'rpc/site_content': () => new Promise<never>(() => undefined) });
  const client = createQueryClient();
  seedContent(client, DEFAULT_CONTENT, 1);
  window.history.replaceState(null, '', PATH.privacy);
  render(
    <BrowserRouter>
      <AppOf client={client} />
    </BrowserRouter>,
  );
  const [, words = ''] = DEFAULT_CONTENT.sections.legal.privacy.split('\n\n');
  expect(await screen.findByText(words)).toBeVisible();
  client.clear();
});

test('a page that is current asks whether it is, and for nothing else', async () => {
  const version = 'd41d8cd98f00b204e9800998ecf8427e';
  const asked: string[] = [];
  answerReads({
    'rpc/site_content': ({ request }) => {
      asked.push(new URL(request.url).search);
      return { version };
    },
  });
  const from = publishedFrom({ ...DEFAULT_CONTENT, version });
  const page = await renderPage(PATH.home, from);
  const { root, leave } = mountPrerendered(PATH.home, page);
  const app = await hydratePrerendered(root, from);
  await waitFor(() =>
    expect(app.client.getQueryState(CONTENT_KEY)?.dataUpdatedAt).toBeGreaterThan(1),
  );
  expect(app.client.getQueryData(CONTENT_KEY)).toEqual(from.content);
  expect(asked).toEqual([`?known=${version}`]);
  await app.end();
  leave();
});

test('[G-07] the login page stands in its HTML: who is there, and fields to type in', async () => {
  const page = await renderLogin(FROM);
  const { root, leave } = mountPrerendered(PATH.login, page);
  expect(screen.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(root.querySelector('form')).toHaveAttribute('method', 'dialog');
  expect(root).toHaveTextContent(DEFAULT_CONTENT.sections.hotelInfo.name);
  expect(document.title).toBe('Sign in – Admin');
  expect(document.querySelector('meta')).toHaveAttribute('content', 'noindex');
  expect(root.querySelector('meta')).toBeNull();
  expect(JSON.parse(page.data)).toMatchObject({ path: PATH.login });
  expect(isRenderedFor(PATH.login, { pathname: '/admin', search: '' })).toBe(true);
  expect(isRenderedFor(PATH.login, { pathname: '/admin', search: '?forgot' })).toBe(false);
  expect(isRenderedFor(PATH.login, { pathname: '/admin/dashboard', search: '' })).toBe(false);
  leave();
});

test('full addresses are of the origin that the build was told, wherever the page is open', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://a.test');
  const { head, structuredData } = await renderPage(PATH.home, FROM);
  vi.unstubAllEnvs();
  expect(head).toContain('<link rel="canonical" href="https://a.test/"/>');
  expect(head).toContain('<meta property="og:url" content="https://a.test/"/>');
  expect(head).toContain('<meta property="og:image" content="https://a.test/brand/og-card.jpg"/>');
  expect(structuredData).toContain('"url":"https://a.test/"');
  expect(head).not.toContain(window.location.origin);
});

test('a form sent twice before the app was there is sent once, a button as often as it was pressed', async () => {
  const happened: string[] = [];
  function formNamed(name: string): HTMLFormElement {
    const form = document.createElement('form');
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      happened.push(name);
    });
    return form;
  }
  const letter = formNamed('letter');
  const message = formNamed('message');
  const next = document.createElement('button');
  next.addEventListener('click', () => void happened.push('next'));
  document.body.append(letter, message, next);
  const stop = vi.fn();
  const events = [letter, next, letter, message, next, letter].map((target) => ({ target }));
  providePreHydrationEvents({ events, stop });
  await replayPreHydrationEvents();
  expect(stop).toHaveBeenCalledOnce();
  expect(happened).toEqual(['letter', 'next', 'message', 'next']);
  for (const element of [letter, message, next]) element.remove();
  Reflect.deleteProperty(window, 'preHydrationEvents');
});

test('a page that the browser has translated is drawn anew: what was typed and pressed in it stays', async () => {
  const asked: unknown[] = [];
  function Asking() {
    const [email, setEmail] = useState('');
    const [isOld, setOld] = useState(false);
    return (
      <>
        <button type="button" onClick={() => asked.push('next')}>
          Next
        </button>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            asked.push({ email, isOld });
          }}
        >
          <input name="email" value={email} onChange={({ target }) => setEmail(target.value)} />
          <input type="checkbox" name="old" checked={isOld} onChange={() => setOld(!isOld)} />
          <button>Send</button>
        </form>
      </>
    );
  }
  const page = document.createElement('main');
  document.body.append(page);
  page.innerHTML = renderToString(<Asking />).replace('Send', '<font>Envoyer</font>');
  const used = [...page.querySelectorAll<HTMLElement>(INTERACTIVE_ELEMENTS)];
  const [next, form, email, old] = used;
  if (!(email instanceof HTMLInputElement && old instanceof HTMLInputElement && next && form))
    throw new Error('the page has other elements');
  email.value = 'dara@example.com';
  old.checked = true;
  const stop = vi.fn();
  providePreHydrationEvents({ events: [{ target: next }, { target: form }], stop });
  const root = await act(async () =>
    hydrateRoot(page, <Asking />, { onRecoverableError: () => undefined }),
  );
  expect(email.isConnected).toBe(false);
  await act(async () => replayPreHydrationEvents(restoreReplacedFields(used, page)));
  expect(asked).toEqual(['next', { email: 'dara@example.com', isOld: true }]);
  await act(async () => root.unmount());
  page.remove();
  Reflect.deleteProperty(window, 'preHydrationEvents');
});
