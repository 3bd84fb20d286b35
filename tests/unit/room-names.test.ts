import { parseTranslations, translatedText } from '@/basics/rules/translated-text';

/** Simulates a French page of a site whose first language is Khmer. */
vi.mock('@/words/this-language', () => ({
  THIS_LANGUAGE: 'fr',
  IS_FIRST_LANGUAGE: false,
  HAS_STAFF: false,
  PUBLISHED_LANGUAGES: ['km', 'fr'],
}));
const { roomNameInPageLanguage } = await import('@/guests/my-stay/site/room-name');

describe('the name of a room', () => {
  const others = { fr: 'Lever de lune', zh: '' };

  test('is its translation for who reads that language', () => {
    expect(translatedText('fr', 'Moonrise', others, 'en')).toEqual({
      text: 'Lever de lune',
      language: 'fr',
    });
  });

  test('is as it is written where there is none, in the first language', () => {
    for (const language of ['km', 'zh', 'en'] as const)
      expect(translatedText(language, 'Moonrise', others, 'en')).toEqual({
        text: 'Moonrise',
        language: 'en',
      });
  });

  test('on a guest’s page is in the language of the page', () => {
    const stay = { roomName: 'ចន្ទរះ', roomNames: others };
    expect(roomNameInPageLanguage(stay)).toEqual({ text: 'Lever de lune', language: 'fr' });
    expect(roomNameInPageLanguage({ ...stay, roomNames: {} })).toEqual({
      text: 'ចន្ទរះ',
      language: 'km',
    });
  });
});

test.each([
  [undefined, {}],
  ['fr', {}],
  [
    { fr: 'A', xx: 'B', zh: 3, km: 'D', constructor: 'E' },
    { fr: 'A', km: 'D' },
  ],
])('what says it in other languages is read from %j', (value, read) => {
  expect(parseTranslations(value)).toEqual(read);
});

test('the first language has the text itself, whatever lies there for it', () => {
  expect(parseTranslations({ en: 'A', fr: 'B' }, 'en')).toEqual({ fr: 'B' });
});
