import { createQueryClient } from '@/kit/sending/queries/query-client';
import { bySection, type SectionKey } from '@/content/schema/sections';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { contentQuery, seedContent } from '@/content/store/queries/content-client';
import { loadCachedContent, syncContentCache } from '@/content/store/queries/content-cache';
import { readCachedContent } from '@/content/store/queries/cached-content';
import { ServiceError } from '@/lib/service-error';
import { setListedImages } from '@/content/pictures/staff-calls/content-images';
import type { QueryClient } from '@tanstack/react-query';
import { changeContent } from '@/content/store/staff-calls/change-content';
import { dismissAllToasts, shownToasts } from '@/ui/toast';
import { CONTENT_URL, http, HttpResponse, answerReads, server } from '../support/testing';
import { storedImage } from '../support/staff-items';

/** The content cache and its live copy, without a page. */

function titled(title: string): HotelContent {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.heroSection.title = title;
  return content;
}

function keep(title: string, savedAt: number): void {
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(titled(title), savedAt)));
}

test.each([
  ['older than', 500, 'On the page'],
  ['as old as', 1000, 'On the page'],
  ['newer than', 2000, 'In the cache'],
])('[N-36] cached content %s what the page brought', (_age, savedAt, shown) => {
  const client = createQueryClient();
  seedContent(client, titled('On the page'), 1000);
  keep('In the cache', savedAt);
  const end = syncContentCache(client, 1000, readCachedContent());
  expect(client.getQueryData(CONTENT_KEY)).toMatchObject({
    sections: { heroSection: { title: shown } },
  });
  end();
});

test('what another tab has stored is shown, unless it is older than what is shown', async () => {
  const client = createQueryClient();
  seedContent(client, titled('On the page'), 2000);
  const end = syncContentCache(client, 2000);
  const shown = new Set<string | undefined>();
  const title = () => client.getQueryData<HotelContent>(CONTENT_KEY)?.sections.heroSection.title;
  const stop = client.getQueryCache().subscribe(() => void shown.add(title()));
  for (const [stored, savedAt] of [
    ['Older', 1500],
    ['Newer', 2500],
  ] as const) {
    keep(stored, savedAt);
    const newValue = localStorage.getItem(HOTEL_DATA_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: HOTEL_DATA_KEY, newValue }));
  }
  await vi.waitFor(() => expect(title()).toBe('Newer'));
  expect([...shown]).toEqual(['Newer']);
  stop();
  end();
});

test('[N-01] only what is newer than the cached content is stored, and nothing after the end', () => {
  const client = createQueryClient();
  keep('In the cache', 2000);
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const end = syncContentCache(client, 0, readCachedContent());
  client.setQueryData(CONTENT_KEY, titled('Old'), { updatedAt: 1500 });
  expect(setItem).not.toHaveBeenCalled();
  client.setQueryData(CONTENT_KEY, titled('New'), { updatedAt: 2500 });
  expect(setItem).toHaveBeenCalledTimes(1);
  expect(readCachedContent()).toMatchObject({
    savedAt: 2500,
    content: { sections: { heroSection: { title: 'New' } } },
  });
  end();
  client.setQueryData(CONTENT_KEY, titled('Newest'), { updatedAt: 3500 });
  expect(setItem).toHaveBeenCalledTimes(1);
});

const VERSION = 'd41d8cd98f00b204e9800998ecf8427e';

function nothingNewer(): (string | null)[] {
  const known: (string | null)[] = [];
  answerReads({
    'rpc/site_content': ({ request }) => {
      const version = new URL(request.url).searchParams.get('known');
      known.push(version);
      return version ? { version } : { ...titled('Read anew'), version: VERSION };
    },
  });
  return known;
}

test('what the server gave is the version that it is asked about the next time', async () => {
  const known = nothingNewer();
  const client = createQueryClient();
  const read = () => client.fetchQuery({ ...contentQuery, staleTime: 0 });
  const first = await read();
  expect(await read()).toBe(first);
  expect(known).toEqual([null, VERSION]);
});

test('a stored section that the server left out of its answer is an error with its name, never the sample’s words', async () => {
  const { gallery: _gallery, ...others } = DEFAULT_CONTENT.sections;
  const stored = bySection<Record<SectionKey, string>>(() => '2027-01-01T00:00:00+00:00');
  const { gallery: _never, ...versions } = stored;
  const answer = { ...DEFAULT_CONTENT, version: VERSION, sections: others };
  const answers = (sectionVersions: object) =>
    server.use(http.get(CONTENT_URL, () => HttpResponse.json({ ...answer, sectionVersions })));
  const client = createQueryClient();
  const read = () => client.fetchQuery({ ...contentQuery, staleTime: 0 });
  answers(stored);
  await expect(read()).rejects.toMatchObject({
    kind: 'shape',
    message: 'site_content left gallery out',
  });
  // A section that was never saved has its built-in content.
  answers(versions);
  expect(await read()).toMatchObject({ sections: { gallery: DEFAULT_CONTENT.sections.gallery } });
  dismissAllToasts();
});

test('what lies in storage is shown, and is no version of the server’s', async () => {
  const known = nothingNewer();
  const client = createQueryClient();
  const kept = { ...titled('In the cache'), version: VERSION };
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(kept, 2000)));
  const end = syncContentCache(client, 0, readCachedContent());
  expect(client.getQueryData(CONTENT_KEY)).toMatchObject({
    sections: { heroSection: { title: 'In the cache' } },
  });
  await client.fetchQuery({ ...contentQuery, staleTime: 0 });
  expect(known).toEqual([null]);
  end();
});

test('a page of the version that lies in storage stays, and is asked about', async () => {
  const known = nothingNewer();
  const client = createQueryClient();
  seedContent(client, { ...titled('On the page'), version: VERSION }, 1000);
  const kept = { ...titled('In the cache'), version: VERSION };
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(toHotelData(kept, 2000)));
  const end = syncContentCache(client, 1000, readCachedContent());
  expect(await client.fetchQuery({ ...contentQuery, staleTime: 0 })).toMatchObject({
    sections: { heroSection: { title: 'On the page' } },
  });
  expect(known).toEqual([VERSION]);
  end();
});

test.each<[string, (client: QueryClient) => unknown]>([
  ['saved', (client) => changeContent(client, (content) => ({ ...content, testimonials: [] }))],
  ['listed as other pictures', (client) => setListedImages(client, 'hero', [storedImage()])],
])('what staff have %s here is no version of the server’s', async (_how, change) => {
  const known = nothingNewer();
  const client = createQueryClient();
  const read = () => client.fetchQuery({ ...contentQuery, staleTime: 0 });
  await read();
  await change(client);
  await read();
  expect(known).toEqual([null, null]);
});

test.each([
  ['the same', VERSION, 'Read anew', VERSION],
  ['another', 'another', 'In the other tab', null],
])('of %s version, what another tab has stored', async (_what, version, shown, asked) => {
  const known = nothingNewer();
  const client = createQueryClient();
  const end = syncContentCache(client, 0, readCachedContent());
  const read = () => client.fetchQuery({ ...contentQuery, staleTime: 0 });
  await read();
  const stored = toHotelData({ ...titled('In the other tab'), version }, Date.now() + 5000);
  const newValue = JSON.stringify(stored);
  window.dispatchEvent(new StorageEvent('storage', { key: HOTEL_DATA_KEY, newValue }));
  await import('@/content/store/queries/cached-content');
  await vi.waitFor(() =>
    expect(client.getQueryData(CONTENT_KEY)).toMatchObject({
      sections: { heroSection: { title: shown } },
    }),
  );
  await read();
  expect(known).toEqual([null, asked]);
  end();
});

test('[N-35] a cache of another form is set aside, whatever content is in it', async () => {
  const stored = { ...toHotelData({ ...titled('Kept'), version: VERSION }, 1000), version: 99 };
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(stored));
  expect(await loadCachedContent(VERSION)).toBeUndefined();
  expect(localStorage.getItem(HOTEL_DATA_KEY)).toBeNull();
});

test.each(['{oops', 'null', '{}', '{"version":99}'])('[N-35] %s as cache is set aside', (text) => {
  localStorage.setItem(HOTEL_DATA_KEY, text);
  expect(readCachedContent()).toBeUndefined();
  expect(localStorage.getItem(HOTEL_DATA_KEY)).toBeNull();
  expect(localStorage.getItem(`${HOTEL_DATA_KEY}.corrupt`)).toBe(text);
});

test('[F-12] a failure is told once, and again only after the read has succeeded', async () => {
  const client = createQueryClient();
  let fails = true;
  const read = () =>
    client
      .fetchQuery({
        queryKey: ['told'],
        queryFn: () => {
          if (fails) throw new ServiceError('refused', 'planned failure');
          return 'data';
        },
        meta: { failure: { title: 'Not loaded' }, evenWithData: true },
      })
      .catch(() => undefined);
  await read();
  await read();
  expect(shownToasts()).toHaveLength(1);
  fails = false;
  await read();
  dismissAllToasts(); // an equal one beside it would be the same one
  expect(shownToasts()).toEqual([]);
  fails = true;
  await read();
  expect(shownToasts()).toHaveLength(1);
});
