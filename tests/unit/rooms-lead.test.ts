import { countWords } from '@/words/visitors';
import { paragraphsOf } from '@/basics/rules/paragraphs';
import { roomsLead } from '@/website/home/rooms-lead';

const lead = (text: string, rooms: number) => roomsLead(text, rooms, countWords.inWords);

test('the words above the rooms say how many there are', () => {
  expect(lead('{rooms} ways to stay.', 3)).toBe('Three ways to stay.');
  expect(lead('{rooms} ways to stay.', 12)).toBe('Twelve ways to stay.');
  expect(lead('{rooms} ways to stay.', 13)).toBe('Many ways to stay.');
});

test('a sentence about many rooms is not said of one, and none about no room', () => {
  expect(lead('{rooms} ways to stay.', 1)).toBeUndefined();
  expect(lead('Sleep well.', 1)).toBe('Sleep well.');
  expect(lead('Sleep well.', 0)).toBeUndefined();
  expect(lead('', 3)).toBeUndefined();
});

test('an empty line begins a paragraph, and empty ones are none', () => {
  expect(paragraphsOf('One.\n\nTwo,\nstill two.\n \n\n')).toEqual(['One.', 'Two,\nstill two.']);
  expect(paragraphsOf(' ')).toEqual([]);
});
