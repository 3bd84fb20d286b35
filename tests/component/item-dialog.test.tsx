import { act, renderHook } from '@testing-library/react';
import { useItemDialog } from '@/kit/editors/admin/use-item-dialog';

type Item = { id: string; author: string };

beforeEach(() => vi.useFakeTimers({ now: 1_763_640_000_000, toFake: ['Date'] }));
afterEach(() => vi.useRealTimers());

/** The dialog's state between closing and its reset 300 ms later. */
function justAdded() {
  const hook = renderHook(({ items }) => useItemDialog<Item>(items, 'testimonial'), {
    initialProps: { items: [] as Item[] },
  });
  const dialog = () => hook.result.current;
  act(() => dialog().open());
  const id = dialog().target?.id ?? '';
  const added = { id, author: 'Sample Guest Z.' };
  hook.rerender({ items: [added] });
  act(() => dialog().close());
  vi.setSystemTime(Date.now() + 200);
  return { dialog, added };
}

test('[T-04] what has just been added opens to be edited, before the dialog has reset itself', () => {
  const { dialog, added } = justAdded();
  const before = dialog().target?.key;
  act(() => dialog().open(added.id));
  expect(dialog()).toMatchObject({ isOpen: true, target: { id: added.id, item: added } });
  expect(dialog().target?.key).not.toBe(before);
});

test('[T-04] Add begins another one, before the dialog has reset itself', () => {
  const { dialog, added } = justAdded();
  act(() => dialog().open());
  expect(dialog().target?.item).toBeUndefined();
  expect(dialog().target?.id).not.toBe(added.id);
});

test('what is opened again at the moment it is forgotten stays open', () => {
  const { result } = renderHook(() => useItemDialog([{ id: 'a' }], 'room'));
  act(() => result.current.open('a'));
  act(() => result.current.close());
  act(() => {
    result.current.open('a');
    result.current.forget();
  });
  expect(result.current).toMatchObject({ isOpen: true, target: { id: 'a' } });
});
