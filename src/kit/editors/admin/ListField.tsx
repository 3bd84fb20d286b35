import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { SmallButton } from '@/ui/SmallButton';
import { useLabel } from './form-fields';
import { RowActions } from './RowAction';
import { useFocusAfterRender } from '@/ui/use-focus-after-render';
import { editorWords } from '@/words/staff';
import { LiveRegion } from '@/ui/LiveRegion';

type Props = {
  name: string;
  /** The list's label, if it is not in the form's `labels`. */
  label?: string;
  hint?: string;
  /** The name of one item, in staff's language. */
  noun: string;
  blank: Record<string, unknown>;
  max: number;
  row: (index: number) => ReactNode;
};

/** A list that staff can extend, shorten and reorder; each row has a few fields. */
export function ListField({ name, label, hint, noun, blank, max, row }: Props) {
  const { clearErrors, control } = useFormContext();
  const { fields, append, move, remove } = useFieldArray({ control, name });
  const { errors, isSubmitted } = useFormState({ control });
  const list = useRef<HTMLFieldSetElement>(null);
  const [said, setSaid] = useState('');
  const focusNext = useFocusAfterRender(list);
  const added = useRef<string>(undefined);
  const count = fields.length;
  // The error of the whole list; the rows show their own errors.
  const error: unknown = get(errors, `${name}.root.message`) ?? get(errors, `${name}.message`);

  // After a failed submit the form validates a new row at once, so its errors are cleared here.
  useLayoutEffect(() => {
    if (isSubmitted || !added.current || !get(errors, added.current)) return;
    clearErrors(added.current);
    added.current = undefined;
  }, [errors, isSubmitted, clearErrors]);

  function add(): void {
    added.current = `${name}.${count}`;
    focusNext(`[data-row="${count}"] :is(input, textarea)`);
    append(blank, { shouldFocus: false });
  }

  function moveBy(index: number, by: -1 | 1): void {
    const to = index + by;
    if (to < 0 || to >= count) return;
    move(index, to);
    focusNext(`[data-row="${to}"] [data-action="${by === -1 ? 'up' : 'down'}"]`);
    setSaid(editorWords.moved(noun, to + 1, count));
  }

  function take(index: number): void {
    remove(index);
    const next = Math.min(index, count - 2);
    focusNext(next < 0 ? '[data-action="add"]' : `[data-row="${next}"] [data-action="remove"]`);
    setSaid(editorWords.removed(count - 1));
  }

  return (
    <fieldset className="list-field" ref={list}>
      <legend className="label">{useLabel(name, label)}</legend>
      {hint && <p className="hint">{hint}</p>}
      <ol>
        {fields.map(({ id }, index) => (
          <li className="pt-1 px-0 pb-4 border-b border-line" key={id} data-row={index}>
            <div role="group" aria-label={editorWords.row(noun, index + 1)}>
              {row(index)}
              <div className="list-acts flex justify-end">
                <RowActions
                  acts={[
                    [
                      'up',
                      editorWords.moveUp(noun, index + 1),
                      () => moveBy(index, -1),
                      index === 0,
                    ],
                    [
                      'down',
                      editorWords.moveDown(noun, index + 1),
                      () => moveBy(index, 1),
                      index === count - 1,
                    ],
                    ['remove', editorWords.remove(noun, index + 1), () => take(index)],
                  ]}
                />
              </div>
            </div>
          </li>
        ))}
      </ol>
      {typeof error === 'string' && (
        <p className="err" role="alert">
          {error}
        </p>
      )}
      {count < max ? (
        <SmallButton label={editorWords.add(noun)} icon={Plus} data-action="add" onClick={add} />
      ) : (
        <p className="hint">{editorWords.full(max)}</p>
      )}
      <LiveRegion>{said}</LiveRegion>
    </fieldset>
  );
}
