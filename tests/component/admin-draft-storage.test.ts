import { globSync, readFileSync } from 'node:fs';
import { renderHook } from '@testing-library/react';
import { restoreDraft, useSavedDraft } from '@/basics/drafts/admin/use-draft';
import { draftKey, idForNewRow, readDraft, removeDraft } from '@/basics/drafts/admin/drafts';
import { writeDraft } from '@/basics/drafts/admin/drafts';

const KEY = draftKey('Hero Section', 'u1');

test('a draft is read as it was written, until it is removed', () => {
  const draft = { title: { base: 'a', mine: 'b' }, images: { base: ['x'], mine: [] } };
  writeDraft(KEY, draft);
  expect(readDraft(KEY)).toEqual(draft);
  const theirs = { title: 'c', images: ['y'], text: 'new' };
  const base = { ...theirs, title: 'a', images: ['x'] };
  expect(restoreDraft(KEY, theirs)).toEqual({ base, mine: { ...theirs, title: 'b', images: [] } });
  removeDraft(KEY);
  expect(readDraft(KEY)).toBeUndefined();
});

test('an empty number field comes back as one', () => {
  const draft = { price: { base: Number.NaN, mine: 12.5 }, most: { base: 1, mine: Number.NaN } };
  writeDraft(KEY, draft);
  expect(readDraft(KEY)).toEqual(draft);
});

test('a draft that was forgotten is gone, and stays gone when its editor closes', () => {
  const { result, rerender, unmount } = renderHook(
    ({ mine }) => useSavedDraft(KEY, { title: 'a' }, { title: mine }),
    { initialProps: { mine: 'b' } },
  );
  rerender({ mine: 'c' });
  window.dispatchEvent(new Event('pagehide'));
  expect(readDraft(KEY)).toEqual({ title: { base: 'a', mine: 'c' } });
  result.current();
  expect(readDraft(KEY)).toBeUndefined();
  unmount();
  expect(readDraft(KEY)).toBeUndefined();
});

test('256 KB is the most that is kept; a longer draft takes the older one with it', () => {
  const draft = (length: number) => ({ terms: { base: '', mine: 'x'.repeat(length) } });
  const frame = JSON.stringify(draft(0)).length;
  writeDraft(KEY, draft(256 * 1024 - frame));
  expect(localStorage.getItem(KEY)).toHaveLength(256 * 1024);
  writeDraft(KEY, draft(256 * 1024 - frame + 1));
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('bytes are counted, not letters', () => {
  writeDraft(KEY, { terms: { base: '', mine: 'ក'.repeat(90_000) } });
  expect(localStorage.getItem(KEY)).toBeNull();
});

test('every editor and every person has a place of their own', () => {
  expect(draftKey('Hero Section', 'u1')).not.toBe(draftKey('Hero Section', 'u2'));
  expect(draftKey('Hero Section', 'u1')).not.toBe(draftKey('About', 'u1'));
});

test('the id of what is stored lasts as long as its draft', () => {
  const id = idForNewRow(KEY);
  const { unmount } = renderHook(() => useSavedDraft(KEY, { title: 'a' }, { title: 'b' }, id));
  unmount();
  expect(idForNewRow(KEY)).toBe(id);
  removeDraft(KEY);
  expect(idForNewRow(KEY)).not.toBe(id);
});

test('no component with a draft makes an id that is gone when it is reopened', () => {
  const wrong = globSync('src/**/admin/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8');
    return /use(SectionForm|FormDialog|EmailDraft)\b/.test(source) && /newUuid/.test(source);
  });
  expect(wrong).toEqual([]);
});
