import { DEFAULT_CONTENT } from '@/content/store/defaults';
import type { HotelContent } from '@/content/store/hotel-content';
import { serviceFetch } from '../support/service-fetch';

/** Simulates a French page of a site whose first language is English (decision 0030). */

vi.mock('@/words/this-language', () => ({
  THIS_LANGUAGE: 'fr',
  IS_FIRST_LANGUAGE: false,
  HAS_STAFF: false,
  PUBLISHED_LANGUAGES: ['en', 'km', 'fr'],
}));

const backend = serviceFetch();
const { fetchContent } = await import('@/content/store/services/content-service');
const { contentLanguage } = await import('@/content/store/content-language');
const { languageProps } = await import('@/ui/Text');
const { setUntranslatedTexts } = await import('@/lib/untranslated-texts');

const VERSION = 'd41d8cd98f00b204e9800998ecf8427e';
const { heroSection } = DEFAULT_CONTENT.sections;
const translations = { [heroSection.title]: 'Là où la lune se lève' };
const answer = { ...DEFAULT_CONTENT, version: VERSION, translations };

const questions = () => backend.asked.map(({ url }) => Object.fromEntries(url.searchParams));

test('asks for its language, and shows the content in it', async () => {
  vi.stubGlobal('window', { location: { pathname: '/fr/rooms' } });
  backend.replies(() => ({ status: 200, body: answer }));
  const content = await fetchContent();
  expect(questions()).toEqual([{ language: 'fr' }]);
  expect(content.sections.heroSection.title).toBe('Là où la lune se lève');
  expect(content.untranslated).toContain(heroSection.subtitle);
  expect(content.source).toEqual({
    content: { ...DEFAULT_CONTENT, version: VERSION },
    translations,
  });
});

test('a page that came in French and is current stays as it came', async () => {
  vi.stubGlobal('window', { location: { pathname: '/fr' } });
  const page: HotelContent = { ...DEFAULT_CONTENT, version: VERSION, untranslated: ['Kept'] };
  backend.replies(() => ({ status: 200, body: { version: VERSION } }));
  expect(await fetchContent(undefined, page)).toBe(page);
  expect(questions()).toEqual([{ known: VERSION, language: 'fr' }]);
});

test('a database from before translations is asked for what it has', async () => {
  vi.stubGlobal('window', { location: { pathname: '/fr' } });
  const { translations: _none, ...older } = answer;
  backend.replies(({ url }) =>
    url.searchParams.has('language')
      ? { status: 404, body: { message: 'no such function' } }
      : { status: 200, body: older },
  );
  const content = await fetchContent();
  expect(questions()).toEqual([{ language: 'fr' }, {}]);
  expect(content.sections.heroSection.title).toBe(heroSection.title);
  expect(content.untranslated).toContain(heroSection.title);
});

test('the content is spoken on pages of the language, and not in the admin area', () => {
  expect(contentLanguage('/fr')).toBe('fr');
  expect(contentLanguage('/fr/rooms')).toBe('fr');
  for (const where of ['/admin/hero', '/fr/admin', '/fr/admin/rooms'])
    expect(contentLanguage(where), where).toBeUndefined();
  expect(contentLanguage('/fr/administration')).toBe('fr');
});

test('a text is marked where it fell back to the first language, and a translation is not', () => {
  setUntranslatedTexts(['Come in', 'One\n\nTwo']);
  expect(languageProps('Come in')).toEqual({ dir: 'auto', lang: 'en' });
  expect(languageProps('Two')).toEqual({ dir: 'auto', lang: 'en' });
  expect(languageProps('Entrez')).toEqual({ dir: 'auto' });
  expect(languageProps('Le mot ចន្ទរះ veut dire lever de lune')).toEqual({ dir: 'auto' });
  expect(languageProps('ចន្ទរះ')).toEqual({ dir: 'auto', lang: 'km' });
  expect(languageProps('+855 00 555 0142')).toEqual({ dir: 'auto' });
  setUntranslatedTexts();
  expect(languageProps('Come in')).toEqual({ dir: 'auto' });
});
