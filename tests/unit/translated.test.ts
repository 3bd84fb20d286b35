import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { normaliseTranslations, translatedContent, translated } from '@/content/store/texts';
import { PICTURE } from '../support/rows';

const { heroSection, goodToKnow, pageTexts } = DEFAULT_CONTENT.sections;
const [room] = DEFAULT_CONTENT.rooms;
if (!room) throw new Error('there is no room');

test('every text with a translation is that, wherever it stands, and the rest is named', () => {
  // Sea view is one of the editor's choices, which the catalogue translates (decision 0025).
  const amenities = ['Sea view', 'Own jetty', 'Kayak'];
  const rooms = DEFAULT_CONTENT.rooms.map((one) => ({ ...one, amenities }));
  const content = translated(
    { ...DEFAULT_CONTENT, rooms },
    {
      [heroSection.title]: 'Là où la lune se lève',
      Breakfast: 'Petit-déjeuner',
      [room.name]: 'Standard Jardin',
      'Sea view': 'Vue sur la mer',
      'Own jetty': 'Ponton privé',
      'Travelled with family': 'En famille',
    },
  );
  expect(content.sections.heroSection).toEqual({ ...heroSection, title: 'Là où la lune se lève' });
  expect(content.sections.goodToKnow.items[2]).toEqual({
    ...goodToKnow.items[2],
    label: 'Petit-déjeuner',
  });
  expect(content.rooms[0]?.name).toBe('Standard Jardin');
  for (const one of content.rooms)
    expect(one.amenities).toEqual(['Sea view', 'Ponton privé', 'Kayak']);
  expect(content.testimonials[3]?.position).toBe('En famille');
  expect(content.untranslated).toEqual(
    expect.arrayContaining([heroSection.subtitle, pageTexts.notFound, 'Kayak']),
  );
  expect(content.untranslated).not.toContain(heroSection.title);
  expect(content.untranslated).not.toContain('');
});

test('what is no text stays, even where a translation has its letters', () => {
  const content = translated(DEFAULT_CONTENT, {
    standard: 'ordinaire',
    'room-standard': 'chambre',
    'Sample Guest A.': 'Quelqu’un',
    '/images/hero.jpg': 'image',
    'info@example.com': 'courriel',
    ft2: 'pied',
    en: 'anglais',
  });
  expect({ ...content, untranslated: undefined }).toEqual(DEFAULT_CONTENT);
});

test('a picture’s description is a text', () => {
  const content = { ...DEFAULT_CONTENT, images: [{ ...PICTURE, alt: 'A palm' }] };
  expect(translated(content, { 'A palm': 'Un palmier' }).images[0]?.alt).toBe('Un palmier');
});

test('the words of objects are no translations', () => {
  const content = structuredClone(DEFAULT_CONTENT);
  content.sections.heroSection.title = 'constructor';
  content.sections.heroSection.subtitle = '__proto__';
  expect(translated(content, {}).sections.heroSection).toEqual(content.sections.heroSection);
});

test('a part that is translated already stays the same object; only the others are translated', () => {
  const known = translated(DEFAULT_CONTENT, { [heroSection.title]: 'Titre' });
  const saved = { ...known, untranslated: [], rooms: [{ ...room, name: 'Garden Room' }] };
  const content = translated(saved, { 'Garden Room': 'Chambre Jardin' }, known);
  expect(content.rooms.map(({ name }) => name)).toEqual(['Chambre Jardin']);
  const { rooms: _rooms, untranslated: _fallbacks, ...others } = content;
  for (const [name, part] of Object.entries({ ...others, ...others.sections, ...others.prices }))
    if (!['sections', 'prices'].includes(name))
      expect([name, part]).toEqual([
        name,
        Object({ ...known, ...known.sections, ...known.prices })[name],
      ]);
  expect(content.sections.heroSection).toBe(known.sections.heroSection);
  expect(content.untranslated).toEqual(expect.arrayContaining(known.untranslated ?? []));
});

test('all of it keeps what it was made of, for the content cache', () => {
  const translations = { [heroSection.title]: 'Titre' };
  const content = translatedContent(DEFAULT_CONTENT, translations);
  expect(content.source).toEqual({ content: DEFAULT_CONTENT, translations });
  expect(content.sections.heroSection.title).toBe('Titre');
});

describe('translations from anywhere', () => {
  test.each([undefined, null, 7, 'text', ['a'], new Date()])('%s is none', (input) => {
    expect(normaliseTranslations(input)).toEqual({});
  });

  test('are the texts among what is there', () => {
    expect(normaliseTranslations({ a: 'b', c: 1, d: '', e: null, f: { g: 'h' } })).toEqual({
      a: 'b',
    });
  });
});
