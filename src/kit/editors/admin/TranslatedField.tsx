import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { cn } from '@/lib/cn';
import { SmallButton } from '@/ui/SmallButton';
import { Field } from '@/ui/Field';
import type { Language } from '@/words/languages';
import { translationWords, commonWords } from '@/words/staff';
import { useFieldError } from './form-fields';
import type { TextToTranslate } from './texts-to-translate';

type Props = {
  text: TextToTranslate;
  first: Language;
  into: Language;
  /** The original text that was translated; undefined if it has not changed since. */
  madeFrom: string | undefined;
  isConfirming: boolean;
  onConfirm: () => void;
};

/** Longest text for a field of one line, in characters. */
const LINE = 60;
const LINES_MAX = 14;

export function TranslatedField(props: Props) {
  const { text, first, into, madeFrom, isConfirming, onConfirm } = props;
  const { place, label, source, isOptional } = text;
  const id = useId();
  const { register } = useFormContext();
  const lines = Math.min(LINES_MAX, Math.ceil(source.length / (LINE * 0.6)));
  return (
    <div className="translated py-5 border-b border-line first:pt-0 last:pb-0 last:border-b-0">
      <p
        className="source overflow-auto max-h-[22rem] ps-[0.9rem] border-s-2 border-s-line-strong text-ink-2 wrap-anywhere whitespace-pre-wrap"
        id={id}
        lang={first.tag}
        dir="auto"
      >
        {source}
      </p>
      <Field
        label={label}
        note={isOptional ? commonWords.optional : undefined}
        error={useFieldError(place)}
        hint={
          madeFrom === undefined ? undefined : (
            <>
              {translationWords.changed} {translationWords.before}{' '}
              <q lang={first.tag} dir="auto">
                {madeFrom}
              </q>
            </>
          )
        }
      >
        {(control) => {
          const own = {
            ...control,
            ...register(place),
            'aria-describedby': cn(id, control['aria-describedby']),
            lang: into.tag,
            dir: 'auto',
          };
          return source.length > LINE ? <textarea {...own} rows={lines} /> : <input {...own} />;
        }}
      </Field>
      {madeFrom !== undefined && (
        <SmallButton
          label={translationWords.stillRight}
          loading={isConfirming}
          aria-label={translationWords.stillRightOne(label)}
          onClick={onConfirm}
        />
      )}
    </div>
  );
}
