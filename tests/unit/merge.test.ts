import { changedFields, mergeFields, type Fields } from '@/basics/rules/merge';

const base = { title: 'a', subtitle: 'b', images: ['x', 'y'] };

test('[N-36] a field changed by one side is that side’s', () => {
  const mine = { ...base, title: 'mine' };
  const theirs = { ...base, subtitle: 'theirs', images: ['x', 'z'] };
  expect(mergeFields(base, mine, theirs)).toEqual({
    value: { title: 'mine', subtitle: 'theirs', images: ['x', 'z'] },
    clashes: [],
  });
});

test('[N-36] the same change on both sides is agreed', () => {
  const both = { ...base, title: 'same', images: ['q'] };
  expect(mergeFields(base, both, { ...both })).toEqual({ value: both, clashes: [] });
});

test('[N-36] different changes of one field clash, and mine stands until a person decides', () => {
  const mine = { ...base, title: 'mine' };
  const merged = { value: mine, clashes: ['title'] };
  expect(mergeFields(base, mine, { ...base, title: 'theirs' })).toEqual(merged);
});

test('a change taken back is none', () => {
  expect(mergeFields(base, base, { ...base, title: 'theirs' }).value.title).toBe('theirs');
});

test('lists are compared by what is in them', () => {
  expect(changedFields(base, { ...base, images: ['x', 'y'] })).toEqual([]);
  expect(changedFields(base, { ...base, images: ['y', 'x'] })).toEqual(['images']);
  expect(changedFields(base, { ...base, images: ['x'] })).toEqual(['images']);
});

test('only the fields that were edited count; what is beside them is not touched', () => {
  const theirs = { title: 'a', subtitle: 'b' };
  expect(mergeFields<Fields>({ title: 'a' }, { title: 'mine' }, theirs)).toEqual({
    value: { title: 'mine' },
    clashes: [],
  });
});

test('lists of things are compared by what is in the things', () => {
  const facts = (text: string) => ({ items: [{ label: 'Breakfast', text, besidePrice: true }] });
  expect(changedFields(facts('a'), facts('a'))).toEqual([]);
  expect(changedFields(facts('a'), facts('b'))).toEqual(['items']);
  const without = { items: [{ label: 'Breakfast', text: 'a' }] };
  expect(changedFields<Fields>(facts('a'), without)).toEqual(['items']);
  expect(changedFields<Fields>(without, facts('a'))).toEqual(['items']);
  expect(mergeFields(facts('a'), facts('mine'), facts('theirs')).clashes).toEqual(['items']);
});
