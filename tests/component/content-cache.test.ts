import { expect, test, vi } from 'vitest';
import { createQueryClient } from '@/app/query-client';
import type { HotelContent } from '@/hotel/content/content';
import { DEFAULT_CONTENT } from '@/hotel/content/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/hotel/content/hotel-data';
import { CONTENT_KEY, seedContent } from '@/hotel/content/queries/content';
import { syncContentCache } from '@/hotel/content/queries/content-cache';
import { readCachedContent } from '@/hotel/content/queries/content-storage';
import { ServiceError } from '@/lib/service-error';
import { dismissAllToasts, shownToasts } from '@/ui/toast';

/** The live copy of the content and the content cache, without a page around them. */

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
  const end = syncContentCache(client, 1000);
  expect(client.getQueryData(CONTENT_KEY)).toMatchObject({
    sections: { heroSection: { title: shown } },
  });
  end();
});

test('[N-01] only what is newer than the cached content is stored, and nothing after the end', () => {
  const client = createQueryClient();
  keep('In the cache', 2000);
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const end = syncContentCache(client);
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

test('[N-01] content without the texts that lie in other pages is not kept', () => {
  const client = createQueryClient();
  const end = syncContentCache(client);
  const { sections } = DEFAULT_CONTENT;
  const { privacy } = sections.legal;
  for (const legal of [{}, { privacy }])
    client.setQueryData(CONTENT_KEY, { ...DEFAULT_CONTENT, sections: { ...sections, legal } });
  expect(readCachedContent()).toBeUndefined();
  client.setQueryData(CONTENT_KEY, DEFAULT_CONTENT);
  expect(readCachedContent()?.content.sections.legal.privacy).toBe(privacy);
  end();
});

test.each(['{oops', 'null', '{"version":99}'])(
  '[N-35] %s in the place of the cached content is set aside once',
  (text) => {
    localStorage.setItem(HOTEL_DATA_KEY, text);
    expect(readCachedContent()).toBeUndefined();
    expect(localStorage.getItem(HOTEL_DATA_KEY)).toBeNull();
    expect(localStorage.getItem(`${HOTEL_DATA_KEY}.corrupt`)).toBe(text);
  },
);

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
