import { answerCode, answerFile, answerPage } from '../../deploy/service-worker/caching.ts';
import { APP_PAGE, cacheLanguage, cachePage } from '../../deploy/service-worker/caching.ts';
import { FILES_MAX, NETWORK_TIMEOUT_MS } from '../../deploy/service-worker/caching.ts';
import { SECRET_PAGES } from '../../deploy/hosts/hosted-site.ts';
import { kindOf, pageKey } from '../../deploy/service-worker/request-kind.ts';

const SITE = 'https://hotel.example';
const BUCKET = 'https://abcdefgh.supabase.co';
const CODE = 'code 2';
const NAMES = { pages: 'pages 2', files: 'files', code: CODE, bases: ['', '/km'] };

type Answer = Response | Error | Promise<Response>;

function platform(network: Record<string, Answer> = {}) {
  const caches = new Map<string, Map<string, Response>>();
  const works: Promise<unknown>[] = [];
  const asked: string[] = [];
  const keyOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : String(request), SITE).href;
  const cacheNamed = (name: string) => {
    const kept = caches.get(name) ?? new Map<string, Response>();
    caches.set(name, kept);
    return kept;
  };
  return {
    asked,
    behind: (work: Promise<unknown>) => void works.push(work.catch(() => undefined)),
    done: async () => {
      for (let work = works.shift(); work; work = works.shift()) await work;
    },
    keptIn: (name: string) => [...cacheNamed(name).keys()],
    put: (name: string, url: string, body: string) =>
      void cacheNamed(name).set(new URL(url, SITE).href, html(body)),
    open: async (name: string) => {
      const kept = cacheNamed(name);
      const cache: Pick<Cache, 'match' | 'put' | 'keys' | 'delete'> = {
        match: async (request) => kept.get(keyOf(request))?.clone(),
        put: async (request, response) => void kept.set(keyOf(request), response),
        keys: async () => [...kept.keys()].map((url) => new Request(url)),
        delete: async (request) => kept.delete(keyOf(request)),
      };
      // The code under test uses these four methods only.
      return cache as Cache;
    },
    match: async (request: Request | string) =>
      [...caches.values()]
        .map((kept) => kept.get(keyOf(request)))
        .find(Boolean)
        ?.clone(),
    fetch: async (request: Request | string) => {
      const url = keyOf(request);
      asked.push(url);
      const answer = await network[url.replace(SITE, '')];
      if (!(answer instanceof Response)) throw answer ?? new TypeError('no network');
      return answer.clone();
    },
  };
}

const html = (body: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
const page = (path: string) => new Request(SITE + path);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[url: string, method: string, mode: string, kind: string | undefined]>([
  ['/', 'GET', 'navigate', 'page'],
  ['/rooms/a?x=1', 'GET', 'navigate', 'page'],
  ['/assets/index-x.js', 'GET', 'no-cors', 'code'],
  ['/images/hero.avif', 'GET', 'no-cors', 'file'],
  ['/fonts/a.woff2', 'GET', 'cors', 'file'],
  ['/storage/v1/object/public/hotel_images/a.webp', 'GET', 'no-cors', 'file'],
  [`${BUCKET}/storage/v1/object/public/hotel_images/a.webp`, 'GET', 'no-cors', 'file'],
  ['/admin', 'GET', 'navigate', undefined],
  // Secret pages are private in any language; a room with such a name is public.
  ...SECRET_PAGES.flatMap((name) =>
    ['', '/km'].map((base): [string, string, string, undefined] => [
      `${base}/${name}/0123`,
      'GET',
      'navigate',
      undefined,
    ]),
  ),
  ['/rooms/stay', 'GET', 'navigate', 'page'],
  ['/admin/rooms', 'GET', 'navigate', undefined],
  ['/auth/v1/token', 'POST', 'cors', undefined],
  ['/rest/v1/rpc/site_content', 'GET', 'cors', undefined],
  ['/storage/v1/object/hotel_images/a.webp', 'POST', 'cors', undefined],
  [`${BUCKET}/rest/v1/rooms`, 'GET', 'cors', undefined],
  ['https://elsewhere.example/a.png', 'GET', 'no-cors', undefined],
  ['/sw.js', 'GET', 'same-origin', undefined],
])('%s asked for with %s as %s is: %s', (url, method, mode, kind) => {
  const asked = { url: new URL(url, SITE).href, method, mode };
  expect(kindOf(asked, SITE, BUCKET, new Set())).toBe(kind);
});

test('a page is kept under its address without what does not change it', () => {
  expect(pageKey(`${SITE}/rooms/?utm=1#x`)).toBe(`${SITE}/rooms`);
  expect(pageKey(`${SITE}/`)).toBe(`${SITE}/`);
});

test('the network’s page is shown and kept, whatever is kept already', async () => {
  const p = platform();
  p.put(NAMES.pages, '/about', 'old');
  const answer = await answerPage(page('/about'), Promise.resolve(html('new')), p, NAMES);
  expect(await answer.text()).toBe('new');
  await p.done();
  expect(await (await p.match(page('/about')))?.text()).toBe('new');
});

test('a page that takes too long is answered by the kept one, and replaced when it comes', async () => {
  vi.useFakeTimers();
  const p = platform();
  p.put(NAMES.pages, '/', 'kept');
  let arrive = (_response: Response): void => undefined;
  const slow = new Promise<Response>((resolve) => (arrive = resolve));
  const answering = answerPage(page('/'), slow, p, NAMES);
  await vi.advanceTimersByTimeAsync(NETWORK_TIMEOUT_MS);
  expect(await (await answering).text()).toBe('kept');
  arrive(html('late'));
  await vi.advanceTimersByTimeAsync(1);
  expect(await (await p.match(page('/')))?.text()).toBe('late');
});

test.each([
  ['no network', () => Promise.reject<Response>(new TypeError('offline'))],
  ['a server that fails', () => Promise.resolve(html('failed', 500))],
])('with %s the kept page is shown, else the app', async (_why, fetched) => {
  const p = platform();
  p.put(NAMES.pages, '/', 'kept');
  p.put(CODE, APP_PAGE, 'app');
  expect(await (await answerPage(page('/'), fetched(), p, NAMES)).text()).toBe('kept');
  expect(await (await answerPage(page('/rooms'), fetched(), p, NAMES)).text()).toBe('app');
});

test('a page that is not there is not kept', async () => {
  const p = platform();
  const answer = await answerPage(page('/x'), Promise.resolve(html('no', 404)), p, NAMES);
  expect(answer.status).toBe(404);
  expect(p.keptIn(NAMES.pages)).toEqual([]);
});

test('kept code is not asked for again, of whatever build it is', async () => {
  const p = platform({ '/assets/b.js': new Response('b') });
  p.put('code 1', '/assets/a.js', 'a');
  expect(await (await answerCode(page('/assets/a.js'), p)).text()).toBe('a');
  expect(p.asked).toEqual([]);
  expect(await (await answerCode(page('/assets/b.js'), p)).text()).toBe('b');
});

test('a stored picture is asked for once; one of ours is looked up anew behind the kept one', async () => {
  const stored = '/storage/v1/object/public/hotel_images/a.webp';
  const p = platform({ [stored]: new Response('s'), '/images/a.avif': new Response('new') });
  await answerFile(page(stored), p, NAMES);
  await p.done();
  await answerFile(page(stored), p, NAMES);
  expect(p.asked).toHaveLength(1);
  p.put(NAMES.files, '/images/a.avif', 'old');
  expect(await (await answerFile(page('/images/a.avif'), p, NAMES)).text()).toBe('old');
  await p.done();
  expect(await (await answerFile(page('/images/a.avif'), p, NAMES)).text()).toBe('new');
});

const refuse = async () => Promise.reject(new DOMException('No room', 'QuotaExceededError'));
const FULL = { put: refuse, match: async () => undefined, keys: async () => [] };

test.each([
  ['refuses storage', { open: refuse, match: refuse }],
  // The code under test uses these methods only.
  ['has no room left', { open: async () => FULL as unknown as Cache }],
])('a browser that %s shows what the network gives', async (_what, without) => {
  const p = platform({ '/images/a.avif': new Response('a'), '/assets/a.js': new Response('js') });
  const refusing = { ...p, ...without };
  const answers = [
    await answerPage(page('/'), Promise.resolve(html('page')), refusing, NAMES),
    await answerPage(page('/'), Promise.resolve(html('bad gateway', 502)), refusing, NAMES),
    await answerFile(page('/images/a.avif'), refusing, NAMES),
    await answerCode(page('/assets/a.js'), refusing),
  ];
  await p.done();
  const words = await Promise.all(answers.map((answer) => answer.text()));
  expect(words).toEqual(['page', 'bad gateway', 'a', 'js']);
});

test('the oldest pictures go first', async () => {
  const p = platform({ '/images/new.avif': new Response('n') });
  for (let index = 0; index < FILES_MAX; index++) p.put(NAMES.files, `/images/${index}.avif`, 'x');
  await answerFile(page('/images/new.avif'), p, NAMES);
  await p.done();
  const kept = p.keptIn(NAMES.files);
  expect(kept).toHaveLength(FILES_MAX);
  expect(kept).toContain(`${SITE}/images/new.avif`);
  expect(kept).not.toContain(`${SITE}/images/0.avif`);
});

test('the app that stands in speaks the language of the page', async () => {
  const p = platform();
  p.put('code 1', APP_PAGE, 'app of the build before');
  p.put(CODE, APP_PAGE, 'app in English');
  p.put(`${CODE}/km`, `/km${APP_PAGE}`, 'app in Khmer');
  const offline = () => Promise.reject<Response>(new TypeError('offline'));
  const answer = async (path: string) => (await answerPage(page(path), offline(), p, NAMES)).text();
  expect(await answer('/rooms')).toBe('app in English');
  expect(await answer('/km/rooms')).toBe('app in Khmer');
  expect(await answer('/km')).toBe('app in Khmer');
});

const script = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } });
const KHMER = { base: '/km', files: ['/assets/a.js', '/assets/b.js'], cache: 'code 2/km' };

test.each<[string, Record<string, Answer>]>([
  ['a file that failed', { '/assets/b.js': new Response('bad gateway', { status: 502 }) }],
  ['a file that is gone', { '/assets/b.js': new Response('Not found', { status: 404 }) }],
  ['the page that a host sends for a file', { '/assets/b.js': html('<!doctype html>') }],
  ['no page of the app', { [`/km${APP_PAGE}`]: html('gone', 404) }],
])('of a language with %s nothing is kept; the next visit tries again', async (_what, wrong) => {
  const good = {
    '/assets/a.js': script('a'),
    '/assets/b.js': script('b'),
    [`/km${APP_PAGE}`]: html('app'),
  };
  const broken = platform({ ...good, ...wrong });
  await expect(cacheLanguage(SITE, KHMER, broken)).rejects.toThrow('answered');
  expect(broken.keptIn(KHMER.cache)).toEqual([]);
  const whole = platform(good);
  await cacheLanguage(SITE, KHMER, whole);
  const kept = ['/assets/a.js', '/assets/b.js', `/km${APP_PAGE}`].map((path) => SITE + path);
  expect(whole.keptIn(KHMER.cache)).toEqual(kept);
  whole.asked.length = 0;
  await cacheLanguage(SITE, KHMER, whole);
  expect(whole.asked).toEqual([]);
});

test('the page that a host sends for a missing picture is not kept as one', async () => {
  const p = platform({ '/images/gone.avif': html('<!doctype html>') });
  await answerFile(page('/images/gone.avif'), p, NAMES);
  await p.done();
  expect(p.keptIn(NAMES.files)).toEqual([]);
});

test('the page that is open is kept when it tells its address', async () => {
  const p = platform({ '/about': html('about') });
  await cachePage(`${SITE}/about`, p, NAMES);
  expect(p.keptIn(NAMES.pages)).toEqual([`${SITE}/about`]);
});

test('a new worker keeps the code of the build before, which open pages may ask for, and no older one', async () => {
  const kept = new Set(['code 1', 'code 2', 'pages 2', 'code 2/km', 'files', 'code 3', 'pages 3']);
  const done: Promise<unknown>[] = [];
  const acts = new Map<string, (event: object) => void>();
  vi.stubGlobal('self', {
    location: { origin: SITE },
    addEventListener: (type: string, act: (event: object) => void) => acts.set(type, act),
    registration: {},
    clients: { claim: () => undefined },
  });
  vi.stubGlobal('caches', {
    keys: async () => [...kept],
    delete: async (name: string) => kept.delete(name),
  });
  vi.stubGlobal('CODE', { '': [] });
  vi.stubGlobal('VERSION', '3');
  await import('../../deploy/service-worker/worker.ts');
  acts.get('activate')?.({ waitUntil: (work: Promise<unknown>) => done.push(work) });
  await Promise.all(done);
  expect([...kept]).toEqual(['code 2', 'code 2/km', 'files', 'code 3', 'pages 3']);
});
