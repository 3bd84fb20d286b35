import { useFormContext } from 'react-hook-form';
import { LookField } from '@/website/blocks/admin/LookField';
import type { BlockOf } from '@/content/schema/block';
import { MARKS } from '@/content/schema/blocks/list';
import { ListField } from '@/kit/editors/admin/ListField';
import { ChecksField, TextField, useFieldError } from '@/kit/editors/admin/form-fields';
import { BLOCK_ITEMS_MAX } from '@/basics/rules/limits';
import { useState } from 'react';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.list;
/** See LookField. */
const DRAWINGS = {
  menu: 'T18,4,28 t6,14,26 t52,14,6 t6,22,30 t52,22,6 t6,30,22 t52,30,6',
  columns:
    'T2,4,22 t2,14,16 t23,14,5 t2,22,16 t23,22,5 t2,30,16 t23,30,5 t36,14,16 t57,14,5 t36,22,16 t57,22,5 t36,30,16 t57,30,5',
  cards:
    'o1,3,29,15 T5,8,14 t5,13,8 o34,3,29,15 T38,8,14 t38,13,8 o1,22,29,15 T5,27,14 t5,32,8 o34,22,29,15 T38,27,14 t38,32,8',
};

/** Entries with prices. */
export function ListFields() {
  return (
    <>
      <LookField kind="list" names={words.looks} drawings={DRAWINGS} />
      <TextField name="title" optional />
      <TextField name="note" hint={words.noteHint} />
      <ListField
        name="items"
        noun={words.noun}
        blank={{ group: '', name: '', line: '', price: '', marks: [] }}
        max={BLOCK_ITEMS_MAX}
        row={(nth) => (
          <>
            <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,1fr)] gap-x-4 gap-y-0">
              <TextField name={`items.${nth}.name`} />
              <TextField
                name={`items.${nth}.price`}
                hint={nth === 0 ? words.priceHint : undefined}
              />
            </div>
            <TextField name={`items.${nth}.line`} rows={2} />
            <GroupAndMarks nth={nth} />
          </>
        )}
      />
    </>
  );
}

/** Folded where an entry has neither; the first one shows that there is such. */
function GroupAndMarks({ nth }: { nth: number }) {
  const form = useFormContext<BlockOf<'list'>>();
  const [isOpen, setOpen] = useState(() => {
    const { group = '', marks = [] } = form.getValues(`items.${nth}`);
    return nth === 0 || group !== '' || marks.length > 0;
  });
  const error = useFieldError(`items.${nth}.group`);
  return (
    <details
      className="more-fields mt-3"
      open={isOpen || error !== undefined}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="w-max min-h-10 py-[0.6rem] text-ink-2 text-sm font-[550] cursor-pointer">
        {words.more}
      </summary>
      <TextField
        name={`items.${nth}.group`}
        optional
        hint={nth === 0 ? words.groupHint : undefined}
      />
      <ChecksField
        name={`items.${nth}.marks`}
        choices={MARKS.map((mark) => [mark, words.marks[mark]])}
      />
    </details>
  );
}
