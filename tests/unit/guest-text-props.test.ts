import { guestTextProps } from '@/desk/lists/admin/guest-text-props';

test.each([
  ['letters tell a language', 'យើងមកដល់ម៉ោង 9', 'en', 'km'],
  ['so do those of Chinese', '我们九点到', 'fr', 'zh-Hans'],
  [
    'Latin ones are of the page on which they were written',
    'Nous arrivons à neuf heures',
    'fr',
    'fr',
  ],
  ['or English where that page is in other letters', 'We come after nine', 'km', 'en'],
] as const)('%s', (_what, text, page, lang) => {
  expect(guestTextProps(text, page)).toEqual({ dir: 'auto', lang });
});

test('letters of no language of the site, and none at all, are said to be in none', () => {
  expect(guestTextProps('Мы приедем поздно', 'en')).toEqual({ dir: 'auto' });
  expect(guestTextProps('21:00?', 'en')).toEqual({ dir: 'auto' });
});
