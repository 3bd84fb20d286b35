import { useEffect, useState, type ComponentType } from 'react';
import { useController } from 'react-hook-form';
import * as v from 'valibot';
import { richText, type RichText } from '@/content/schema/rich-text';
import { useFieldError, useLabel } from '@/kit/editors/admin/form-fields';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { loadOptional } from '@/lib/code-files';
import { plainOf, richTextOfPlain } from './plain-rich-text';
import { blockFieldWords as words } from '@/words/staff';
import type { RichTextControl } from './RichTextEditor';

type Props = { name: string; label?: string; hint?: string };

type Writer = ComponentType<RichTextControl>;

/** The downloaded editor, cached so that later fields show it at once. */
let editor: Writer | undefined;

/** Text of several paragraphs. Its editor is downloaded when the first such field is shown. */
export function RichTextField({ name, label, hint }: Props) {
  const { field } = useController({ name });
  const told = useFieldError(name);
  const [Writer, setWriter] = useState(() => editor);
  const value: RichText = field.value;

  useEffect(() => {
    if (Writer) return undefined;
    let isGone = false;
    const take = (found: Writer) => !isGone && setWriter(() => found);
    // A failed download is not cached: the network may be back for the next field.
    void loadOptional(() => import('./RichTextEditor')).then((found) =>
      take(found ? (editor = found.RichTextEditor) : PlainWriter),
    );
    return () => {
      isGone = true;
    };
  }, [Writer]);

  return (
    <Field
      isEditable
      className="rich-text-field"
      label={useLabel(name, label)}
      hint={Writer === PlainWriter ? words.plain : hint}
      error={errorOf(value) ?? told}
    >
      {(attributes) =>
        Writer ? (
          <Writer
            control={attributes}
            value={value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            focusBy={(focus) => field.ref({ focus })}
          />
        ) : (
          <Skeleton className="h-56" />
        )
      }
    </Field>
  );
}

/** Validates while typing, because nothing is cut off. */
function errorOf(value: RichText): string | undefined {
  const { issues } = v.safeParse(richText, value);
  const [issue] = issues ?? [];
  const index = issue?.path?.[0]?.key;
  if (!issue || typeof index !== 'number') return issue?.message;
  return words.inParagraph(index + 1, issue.message);
}

/** A plain field: empty lines separate paragraphs, signs mark headings and lists. */
function PlainWriter({ control, value, onChange, onBlur, focusBy }: RichTextControl) {
  const [typed, setTyped] = useState(() => plainOf(value));
  // True unless the value was changed outside this field, for example by Discard.
  const isSame = JSON.stringify(richTextOfPlain(typed)) === JSON.stringify(value);
  return (
    <textarea
      {...control}
      ref={(element) => {
        if (element) focusBy(() => element.focus());
      }}
      rows={9}
      dir="auto"
      value={isSame ? typed : plainOf(value)}
      onBlur={onBlur}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(richTextOfPlain(target.value));
      }}
    />
  );
}
