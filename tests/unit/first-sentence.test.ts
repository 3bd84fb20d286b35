import { DEFAULT_CONTENT } from '@/content/store/defaults';
import { firstSentence } from '@/selling/rooms/first-sentence';

test('the first sentence of a description is found in each language', () => {
  expect(DEFAULT_CONTENT.rooms.map(({ description }) => firstSentence(description))).toEqual([
    expect.stringMatching(/^[A-Z][^.]+\.$/),
    expect.stringMatching(/^[A-Z][^.]+\.$/),
    'The corner of the house, with the longest view of the sea.',
  ]);
  expect(firstSentence('四柱床与海景。还有露台。')).toBe('四柱床与海景。');
  expect(firstSentence('បន្ទប់ទិដ្ឋភាពសមុទ្រ។ មានយ៉រ។')).toBe('បន្ទប់ទិដ្ឋភាពសមុទ្រ។');
  expect(firstSentence('About 3.5 m wide, approx. square! Quiet.')).toBe(
    'About 3.5 m wide, approx. square!',
  );
  expect(firstSentence('Without an end\nA second line.')).toBe('Without an end');
  expect(firstSentence('')).toBe('');
});
