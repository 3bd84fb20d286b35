import { fullNightSentence, tonightSentence } from '@/hotel/moon/moon-sentences';
import type { MoonSection } from '@/content/schema/sections/moon-section';
import { moonWords as french } from '@/words/fr/hotel';

const KEP = { latitude: 10.4829, longitude: 104.3167 };
const ARCTIC = { latitude: 70, longitude: 20 };
const moon = (said: Partial<MoonSection> = {}): MoonSection => ({
  over: 'sea',
  rising: '',
  full: '',
  dark: '',
  ...said,
});

test.each([
  ['2026-12-24', moon(), 'Full moon tonight. It rises from the sea at 18:08.'],
  ['2026-12-25', moon(), 'Tonight the moon rises from the sea at 19:16.'],
  ['2026-12-25', moon({ over: 'river' }), 'Tonight the moon rises over the river at 19:16.'],
  ['2026-12-25', moon({ over: 'land' }), 'Tonight the moon rises at 19:16.'],
  ['2026-12-09', moon(), 'No moon tonight: the sky belongs to the stars.'],
  ['2026-12-14', moon(), 'Tonight the moon shines until 22:01.'],
  ['2026-12-25', moon({ over: 'off' }), undefined],
  [
    '2026-12-24',
    moon({ full: 'Dinner on the jetty: full at {time}!' }),
    'Dinner on the jetty: full at 18:08!',
  ],
  ['2026-12-25', moon({ rising: 'Look east at {time}.' }), 'Look east at 19:16.'],
  ['2026-12-09', moon({ dark: 'Stars only.' }), 'Stars only.'],
])('on %s a house tells: %#', (date, section, sentence) => {
  expect(tonightSentence(date, section, KEP)).toBe(sentence);
});

test('a house that has not said where it stands tells of full and new moons, never of a time', () => {
  expect(tonightSentence('2026-12-24', moon(), undefined)).toBe('Full moon tonight.');
  expect(tonightSentence('2026-12-09', moon(), undefined)).toMatch(/^No moon tonight/);
  expect(tonightSentence('2026-12-25', moon(), undefined)).toBeUndefined();
  expect(tonightSentence('2026-12-24', moon({ full: 'At {time}.' }), undefined)).toBe(
    'Full moon tonight.',
  );
});

test('70° north, on a night in which the moon neither rises nor sets, nothing is told', () => {
  const nights = Array.from({ length: 28 }, (_, day) =>
    tonightSentence(`2026-06-${String(day + 1).padStart(2, '0')}`, moon(), ARCTIC),
  );
  expect(nights).toContain(undefined);
  expect(nights.join()).not.toContain('NaN');
});

test.each(['1970-01-02', '2015-07-01', '2099-12-31'])('a clock of %s does no harm', (date) => {
  const sentence = tonightSentence(date, moon(), KEP) ?? 'nothing';
  expect(sentence).toMatch(/ \d\d:\d\d\.$|^No moon tonight|^nothing$/);
});

test.each([
  ['2026-12-23', 3, 'On your second night the moon is full.'],
  ['2026-12-22', 2, undefined],
  ['2026-12-24', 1, 'On your first night the moon is full.'],
  ['2026-12-25', 10, undefined],
  ['2026-12-01', 60, 'On Thu 24 Dec 2026 the moon is full.'],
  [null, 3, undefined],
])('a stay from %s of %i nights: %s', (checkIn, nights, sentence) => {
  expect(fullNightSentence(checkIn, nights)).toBe(sentence);
});

test('an e-mail tells it in its guest’s language', () => {
  expect(fullNightSentence('2026-12-23', 3, french)).toBe(
    'La lune sera pleine lors de votre deuxième nuit.',
  );
});
