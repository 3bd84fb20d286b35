import { loadPublicPages } from '@/app/pages';
import type { HotelContent } from '@/content/store/hotel-content';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { HOTEL_DATA_KEY, toHotelData } from '@/content/store/hotel-data';
import { blankPage } from '@/content/schema/page';
import { contentAnswer, renderApp, screen, server, waitFor } from '../support/testing';

function contentTitled(title: string): HotelContent {
  const { sections } = DEFAULT_CONTENT;
  return {
    ...DEFAULT_CONTENT,
    sections: { ...sections, heroSection: { ...sections.heroSection, title } },
  };
}

function keepContent(title: string, age = 60_000): void {
  const cached = toHotelData(contentTitled(title), Date.now() - age);
  localStorage.setItem(HOTEL_DATA_KEY, JSON.stringify(cached));
}

async function findTitle(title: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: title });
}

test('[N-19] [H-01] [N-01] the page shows what the server stores, and keeps it under hotelData', async () => {
  server.use(contentAnswer(contentTitled('Stored in Postgres')));
  const { leave } = renderApp('/');
  await findTitle('Stored in Postgres');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem(HOTEL_DATA_KEY) ?? '{}')).toMatchObject({
      heroTitle: 'Stored in Postgres',
    }),
  );
  leave();
});

test.each([
  ['a minute', 60_000],
  ['a moment', 10],
])('[F-11] cached content %s old is shown at once, then the server’s answer', async (_age, age) => {
  keepContent('Seen last time', age);
  server.use(contentAnswer(contentTitled('Newer on the server')));
  const { leave } = renderApp('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Seen last time' })).toBeVisible();
  expect(await findTitle('Newer on the server')).toBeVisible();
  leave();
});

test('a page of the house’s own is waited for before it is said that there is none', async () => {
  const page = {
    ...blankPage(),
    id: 'spa',
    title: 'Spa',
    slug: 'spa',
    status: 'published' as const,
  };
  const stored = { ...page, formerSlugs: [], position: 0, updatedAt: '' };
  server.use(contentAnswer({ ...DEFAULT_CONTENT, pages: [stored] }));
  await loadPublicPages();
  const { leave } = renderApp('/spa');
  // Only visitors without script see these words while the page loads (not-found.css).
  const words = screen.getByRole('heading', { level: 1, name: 'Page Not Found' });
  expect(words.closest('[data-waiting]')).not.toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  await findTitle('Spa');
  leave();
});
