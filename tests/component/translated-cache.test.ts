import { createQueryClient } from '@/kit/sending/queries/query-client';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { CONTENT_KEY } from '@/content/store/queries/content';
import { seedContent } from '@/content/store/queries/content-client';
import { syncContentCache } from '@/content/store/queries/content-cache';
import { readCachedContent } from '@/content/store/queries/cached-content';
import { fetchContent } from '@/content/store/services/content-service';
import { translatedContent } from '@/content/store/texts';

// Resets modules, because late imports of the previous test file may be of another language.
vi.hoisted(() => void vi.resetModules());

/** The content cache on a French page of a site whose first language is English (decision 0030). */

vi.mock('@/words/this-language', () => ({
  THIS_LANGUAGE: 'fr',
  IS_FIRST_LANGUAGE: false,
  HAS_STAFF: false,
  STAFF_BASE: '',
  PUBLISHED_LANGUAGES: ['en', 'fr'],
}));

const { heroSection } = DEFAULT_CONTENT.sections;
const FRENCH = 'Là où la lune se lève';
const translations = { [heroSection.title]: FRENCH };

beforeEach(() => window.history.replaceState(null, '', '/fr'));
afterEach(() => window.history.replaceState(null, '', '/'));

function titled(title: string): HotelContent {
  const { sections } = DEFAULT_CONTENT;
  return { ...DEFAULT_CONTENT, sections: { ...sections, heroSection: { ...heroSection, title } } };
}

/** Caches content as a page of the first language does. */
function englishPageKeeps(savedAt: number): string {
  const kept = JSON.stringify(toHotelData(DEFAULT_CONTENT, savedAt));
  localStorage.setItem(HOTEL_DATA_KEY, kept);
  return kept;
}

/** Caches translated content that was saved at `savedAt`, as a French page does. */
function frenchPageKeeps(savedAt: number): void {
  const client = createQueryClient();
  const end = syncContentCache(client, 0, readCachedContent());
  client.setQueryData(CONTENT_KEY, translatedContent(DEFAULT_CONTENT, translations), {
    updatedAt: savedAt,
  });
  end();
}

/**
 * Opens a French page with or without prerendered content. @returns a function that reads its title
 */
function opened(document?: { title: string; readAt: number }) {
  const client = createQueryClient();
  if (document) seedContent(client, titled(document.title), document.readAt);
  const end = syncContentCache(client, document?.readAt, readCachedContent());
  const title = () =>
    client.getQueryData<HotelContent>(CONTENT_KEY)?.sections.heroSection.title ?? '';
  const cache = client.getQueryCache();
  return { title, end, subscribe: (hear: () => void) => cache.subscribe(hear) };
}

// The time 0 means built-in content, which was never read from the server.
test.each([1000, 0])('a page read at %i keeps its language whatever is cached since', (readAt) => {
  englishPageKeeps(2000);
  const page = opened({ title: 'Venu en français', readAt });
  expect(page.title()).toBe('Venu en français');
  page.end();
});

test('translations of older content do not make a page of newer content half English', () => {
  frenchPageKeeps(2000);
  englishPageKeeps(3000);
  const page = opened({ title: 'Venu en français', readAt: 1000 });
  expect(page.title()).toBe('Venu en français');
  page.end();
});

test('cached content in the page’s language replaces older content', () => {
  frenchPageKeeps(2000);
  const page = opened({ title: 'Venu en français', readAt: 1000 });
  expect(page.title()).toBe(FRENCH);
  page.end();
});

test('without a document the hotel’s own words are shown, translated where that is known', () => {
  englishPageKeeps(2000);
  const first = opened();
  expect(first.title()).toBe(heroSection.title);
  first.end();
  frenchPageKeeps(3000);
  englishPageKeeps(4000);
  const second = opened();
  expect(second.title()).toBe(FRENCH);
  second.end();
});

test('a changed part brings its own translations, and those of all other parts stay', async () => {
  const known = { ...translatedContent(DEFAULT_CONTENT, translations), version: 'a-1.' };
  const rooms = DEFAULT_CONTENT.rooms.map((room) => ({ ...room, name: 'Cabin' }));
  const answer = { since: 'a-1.', version: 'a-2.', rooms, translations: { Cabin: 'Cabane' } };
  const { source, ...shown } = await fetchContent(undefined, known, answer);
  expect([shown.rooms[0]?.name, shown.sections.heroSection.title]).toEqual(['Cabane', FRENCH]);
  expect(source?.translations).toEqual({ ...translations, Cabin: 'Cabane' });
});

test('another tab that reads English leaves the page as it is, one in French does not', async () => {
  const page = opened({ title: 'Venu en français', readAt: 1000 });
  const tell = (newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key: HOTEL_DATA_KEY, newValue }));
  const shown = new Set([page.title()]);
  const stop = page.subscribe(() => void shown.add(page.title()));
  tell(englishPageKeeps(2000));
  frenchPageKeeps(3000);
  tell(localStorage.getItem(HOTEL_DATA_KEY));
  await vi.waitFor(() => expect(page.title()).toBe(FRENCH));
  expect([...shown]).toEqual(['Venu en français', FRENCH]);
  stop();
  page.end();
});
