import { blankBlock, type Block } from '@/content/schema/block';
import { applyStep, reverseStep, type BlockStep } from '@/website/custom-pages/block-steps';

const block = (id: string): Block => ({ ...blankBlock('text', id), title: id });
const [a, b, c] = [block('a'), block('b'), block('c')] as [Block, Block, Block];
const PAGE = [a, b, c];
const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id).join('');

test.each<[what: string, step: BlockStep, after: string]>([
  ['is added', { type: 'add', block: block('d'), at: 1 }, 'adbc'],
  ['is removed', { type: 'remove', block: b, at: 1 }, 'ac'],
  ['moves down', { type: 'move', id: 'a', from: 0, to: 2 }, 'bca'],
  ['moves up', { type: 'move', id: 'c', from: 2, to: 0 }, 'cab'],
  ['is hidden', { type: 'hide', id: 'b' }, 'abc'],
])('a block that %s is as before when that is undone', (_what, step, after) => {
  const blocks = applyStep(PAGE, step);
  expect(ids(blocks)).toBe(after);
  expect(blocks).not.toEqual(PAGE);
  const back = reverseStep(blocks, step);
  expect(applyStep(blocks, back)).toEqual(PAGE);
  expect(applyStep(applyStep(blocks, back), reverseStep(blocks, back))).toEqual(blocks);
});

test('what was typed into an added block meanwhile comes again with Redo', () => {
  const step: BlockStep = { type: 'add', block: block('d'), at: 3 };
  const typed = applyStep(PAGE, step).map((one) =>
    one.id === 'd' ? { ...one, title: 'Lunch' } : one,
  );
  const back = reverseStep(typed, step);
  expect(ids(applyStep(typed, back))).toBe('abc');
  expect(applyStep(applyStep(typed, back), reverseStep(typed, back)).at(-1)).toMatchObject({
    title: 'Lunch',
  });
});

test('a step of a block that somebody else has taken away changes nothing', () => {
  expect(applyStep([a], { type: 'move', id: 'gone', from: 2, to: 0 })).toEqual([a]);
  expect(applyStep([a], { type: 'hide', id: 'gone' })).toEqual([a]);
  expect(applyStep([a], { type: 'remove', block: b, at: 1 })).toEqual([a]);
  expect(applyStep([a], { type: 'add', block: a, at: 1 })).toEqual([a]);
});
