import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { BlockOf } from '@/content/schema/block';
import { MARKS } from '@/content/schema/blocks/list';
import { CheckboxesField, TextField, useFieldError } from '@/kit/editors/admin/form-fields';
import { blockKindWords } from '@/words/staff';

const words = blockKindWords.list;

/** Collapsed if the item has neither group nor marks; open for the first item, as a hint. */
export function GroupAndMarks({ nth }: { nth: number }) {
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
      <CheckboxesField
        name={`items.${nth}.marks`}
        choices={MARKS.map((mark) => [mark, words.marks[mark]])}
      />
    </details>
  );
}
