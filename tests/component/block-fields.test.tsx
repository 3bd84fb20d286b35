import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { render, renderHook, screen, waitFor, WithClient } from '../support/testing';
import { createQueryClient } from '@/kit/sending/queries/query-client';
import { FormFields } from '@/kit/editors/admin/form-fields';
import { BlockForm } from '@/website/blocks/admin/BlockForm';
import { KIND_FIELDS } from '@/website/blocks/admin/kind-fields';
import { LookField } from '@/website/blocks/admin/LookField';
import { BLOCK_KINDS, BLOCKS, blankBlock } from '@/content/schema/block';
import type { Block, BlockKind } from '@/content/schema/block';
import { getOwn } from '@/basics/rules/get-own';
import { blockKindWords, editorWords } from '@/words/staff';
import { pictureCalls } from '../support/staff-items';

type Words = {
  name: string;
  purpose: string;
  looks: Record<string, string>;
  labels: Record<string, string>;
  noun?: string;
};

type Filled = Exclude<Block, { kind: 'part' }>;

const wordsOf = (kind: BlockKind): Words => blockKindWords[kind];

function renderFields(block: Filled) {
  pictureCalls({ rows: [] });
  const { result } = renderHook(() => useForm<Block>({ defaultValues: block as never }));
  const view = render(
    <WithClient client={createQueryClient()}>
      <FormFields form={result.current} labels={wordsOf(block.kind).labels}>
        <LookField kind={block.kind} />
        {KIND_FIELDS[block.kind]}
      </FormFields>
    </WithClient>,
  );
  const values = () => result.current.getValues() as Record<string, unknown>;
  return { ...view, user: userEvent.setup(), values };
}

function withoutControl(labels: readonly string[]): string[] {
  return labels.filter((label) => {
    const name = (text: string) => text.startsWith(label);
    return (
      screen.queryAllByLabelText(name).length === 0 &&
      screen.queryAllByRole('group', { name }).length === 0
    );
  });
}

function choicesOf(kind: BlockKind): Record<string, string>[] {
  const entries: Record<string, unknown> = BLOCKS[kind].schema.entries;
  return Object.entries(entries).flatMap(([field, schema]) => {
    const options: unknown = getOwn(schema, 'options');
    return Array.isArray(options) ? options.map((one) => ({ [field]: String(one) })) : [];
  });
}

const FILLED = BLOCK_KINDS.filter((kind) => kind !== 'part');

describe.each(BLOCK_KINDS)('%s', (kind) => {
  const words = wordsOf(kind);

  test('staff read what it is and does, and a name for each composition and field', () => {
    expect(words.name).not.toBe('');
    expect(words.purpose).not.toBe('');
    expect(Object.keys(words.looks).toSorted()).toEqual([...BLOCKS[kind].looks].toSorted());
    const labels = Object.keys(words.labels);
    const fields = [...Object.keys(BLOCKS[kind].entries), ...BLOCKS[kind].texts];
    expect(fields.filter((field) => !labels.includes(field))).toEqual([]);
  });
});

describe.each(FILLED)('%s', (kind) => {
  const { labels, looks } = wordsOf(kind);
  const own = Object.keys(labels).filter((field) => !field.includes('.'));

  test('each field of its schema has a control with its name', async () => {
    let missing = own;
    for (const choice of [{}, ...choicesOf(kind)]) {
      const view = renderFields({ ...blankBlock(kind, 'a'), ...choice } as Filled);
      if (own.includes('body')) await screen.findByRole('toolbar');
      const names = missing.map((field) => labels[field] ?? field);
      const absent = withoutControl(names);
      missing = missing.filter((field) => absent.includes(labels[field] ?? field));
      view.unmount();
    }
    expect(missing).toEqual([]);
  });

  test('its composition is chosen by name', async () => {
    const { user, values } = renderFields(blankBlock(kind, 'a'));
    for (const [look, name] of Object.entries(looks).toReversed()) {
      await user.click(screen.getByRole('radio', { name }));
      expect(values()['look']).toBe(look);
    }
    expect(document.querySelectorAll('.look-field svg > *').length).toBeGreaterThan(1);
  });
});

const WITH_ROWS = FILLED.filter((kind) => wordsOf(kind).noun);

test.each(WITH_ROWS)('a row that is added to %s has each of its fields', async (kind) => {
  const { labels, noun = '' } = wordsOf(kind);
  const ofRows = Object.keys(labels).filter(
    (field) => field.includes('.') && !field.startsWith('body.') && field !== 'items.image',
  );
  const { user } = renderFields(blankBlock(kind, 'a'));
  await user.click(screen.getByRole('button', { name: editorWords.add(noun) }));
  expect(withoutControl(ofRows.map((field) => labels[field] ?? field))).toEqual([]);
});

test('a row that is added is not called wrong before one has left it', async () => {
  pictureCalls({ rows: [] });
  const user = userEvent.setup();
  const block = blankBlock('facts', 'a');
  let now: Block = block;
  render(
    <WithClient client={createQueryClient()}>
      <BlockForm block={block} onChange={(changed) => (now = changed)} wanted={undefined} />
    </WithClient>,
  );
  await user.click(screen.getByRole('button', { name: 'Add fact' }));
  await waitFor(() => expect(now).toMatchObject({ items: [{ label: '', line: '' }] }));
  const word = screen.getByLabelText('Word');
  expect(word).toHaveFocus();
  expect(word).toBeValid();
  await user.tab();
  await waitFor(() => expect(word).toBeInvalid());
});

describe('fields that several kinds have', () => {
  test('an address is completed on leaving, and one that no link may have is told', async () => {
    const { user, values } = renderFields(blankBlock('beside', 'a'));
    const field = screen.getByLabelText(/^Links to/);
    const leave = async (typed: string) => {
      await user.clear(field);
      await user.type(field, typed);
      await user.tab();
    };
    for (const [typed, whole] of [
      ['www.example.com', 'https://www.example.com'],
      ['sokha@example.com', 'mailto:sokha@example.com'],
      ['+855 12 345 678', 'tel:+85512345678'],
      ['http://localhost:3000/rooms', '/rooms'],
      [' /about ', '/about'],
    ] as const) {
      await leave(typed);
      expect(values()['to']).toBe(whole);
      expect(field).toBeValid();
    }
    for (const typed of ['javascript:alert(1)', '/\\\\evil.example', 'data:text/html,a']) {
      await leave(typed);
      expect(field).toBeInvalid();
      expect(screen.getByText(/^Please enter a page of this site/)).toBeVisible();
    }
    await user.clear(field);
    expect(field).toBeValid();
  });

  test('the site’s pages and rooms are offered', () => {
    renderFields(blankBlock('beside', 'a'));
    const options = document.querySelectorAll<HTMLOptionElement>('datalist option');
    const offered = [...options].map((one) => `${one.value} ${one.textContent}`);
    expect(offered.slice(0, 4).join()).toBe('/ Home,/rooms Rooms,/about About,/contact Contact');
    expect(offered).toContain('/rooms/room-premier Moonrise Premier');
  });

  test('marks are kept in the order in which they are offered', async () => {
    const item = { group: '', name: 'Amok', line: '', price: '', marks: ['seafood' as const] };
    const { user, values } = renderFields({ ...blankBlock('list', 'a'), items: [item] });
    await user.click(screen.getByRole('checkbox', { name: 'Spicy' }));
    expect(values()['items']).toMatchObject([{ marks: ['spicy', 'seafood'] }]);
    await user.click(screen.getByRole('checkbox', { name: 'Seafood' }));
    expect(values()['items']).toMatchObject([{ marks: ['spicy'] }]);
  });
});
