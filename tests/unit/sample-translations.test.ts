import { defaultTranslations, translationGaps } from '@/content/sample/sample-translations';
import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { lostPlaceholders, translated } from '@/content/store/texts';
import { LANGUAGE_CODES } from '@/words/languages';

describe.each(LANGUAGE_CODES.slice(1))('%s', (language) => {
  const translations = defaultTranslations(language);

  test('has every text of the sample and of its pictures, and no other', () => {
    expect(translationGaps(language)).toEqual([]);
    const { untranslated } = translated(DEFAULT_CONTENT, translations);
    expect(untranslated).toEqual([DEFAULT_CONTENT.sections.hotelInfo.name]);
  });

  test('keeps every placeholder, and fits the frame of its text', () => {
    for (const [source, text] of Object.entries(translations)) {
      expect(lostPlaceholders(source, text), source).toEqual([]);
      expect(text.length, source).toBeLessThanOrEqual(Math.max(300, source.length * 2));
      expect(text.split('\n\n'), source).toHaveLength(source.split('\n\n').length);
    }
  });
});

test('a placeholder that a translation would lose is named once', () => {
  expect(lostPlaceholders('{rooms} of {rooms} by {name}', 'par {name}')).toEqual(['{rooms}']);
  expect(lostPlaceholders('{rooms}', 'Des {rooms}')).toEqual([]);
  expect(lostPlaceholders('No braces', '')).toEqual([]);
});
