import { renderToStaticMarkup } from 'react-dom/server';
import { defaultTranslations } from '@/content/sample/sample-translations';

/** A page in Khmer, which has no spaces, so that browsers guess where words end. */

vi.mock('@/words/visitors', () => import('@/words/km/visitors'));

const { keepWordsWhole } = await import('@/ui/Text');

const drawn = (text: string) => renderToStaticMarkup(<p>{keepWordsWhole(text)}</p>);
const whole = (word: string) => `<span class="whole">${word}</span>`;

test('a word of the language’s list stays whole wherever it stands', () => {
  expect(drawn('ទីដែលព្រះចន្ទរះ')).toBe(`<p>ទីដែល${whole('ព្រះចន្ទ')}រះ</p>`);
  expect(drawn('លោកអ្នក និងកាហ្វេ។')).toBe(`<p>${whole('លោកអ្នក')} និង${whole('កាហ្វេ')}។</p>`);
});

test('letters that go on with a sign are another word', () => {
  expect(drawn('កូដ ឬកូដិ')).toBe(`<p>${whole('កូដ')} ឬកូដិ</p>`);
  expect(keepWordsWhole('កូដិ')).toBe('កូដិ');
});

test('what is copied and searched is the text as it was written, without an invisible letter', () => {
  for (const text of Object.values(defaultTranslations('km'))) {
    expect(drawn(text).replace(/<[^>]+>/g, '')).toBe(renderToStaticMarkup(text));
    expect(text).not.toMatch(/[\u200b\u2060]/);
  }
});
