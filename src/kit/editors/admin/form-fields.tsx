import type { FocusEvent } from 'react';
import { get, useFormState } from 'react-hook-form';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { toWebAddress } from '@/basics/rules/web-address';
import { Field } from '@/ui/Field';

type Props<T extends FieldValues> = {
  form: UseFormReturn<T>;
  name: Path<T>;
  label: string;
  hint?: string;
  note?: string;
};

type TextProps<T extends FieldValues> = Props<T> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** What a person means by what they typed; put in place when they leave the field or send the form. */
  complete?: (typed: string) => string;
  /** More than one line. */
  rows?: number;
};

/** A text of the form with its label, hint and error. */
export function TextField<T extends FieldValues>(props: TextProps<T>) {
  const { form, name, label, hint, note, type = 'text', rows } = props;
  const error = useFieldError(form, name);
  const { complete = type === 'url' ? toWebAddress : undefined } = props;
  function completeIn({ value }: HTMLInputElement): void {
    const whole = complete?.(value) as PathValue<T, Path<T>>;
    if (complete && whole !== value) form.setValue(name, whole, { shouldValidate: true });
  }
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(control) =>
        rows ? (
          <textarea {...control} {...form.register(name)} rows={rows} dir="auto" />
        ) : (
          <input
            {...control}
            {...form.register(name, {
              onBlur: ({ target }: FocusEvent<HTMLInputElement>) => completeIn(target),
            })}
            // It sends the form without leaving the field.
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && completeIn(currentTarget)}
            type={type}
            dir="auto"
          />
        )
      }
    </Field>
  );
}

type NumberProps<T extends FieldValues> = Props<T> & {
  min: number;
  max?: number;
  /** `any` allows cents. */
  step?: number | 'any';
};

/** A number of the form, as a number (specification 5); its schema says what is wrong with it. */
export function NumberField<T extends FieldValues>(props: NumberProps<T>) {
  const { form, name, label, hint, note, min, max, step = 1 } = props;
  const error = useFieldError(form, name);
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(control) => (
        <input
          {...control}
          {...form.register(name, { valueAsNumber: true })}
          type="number"
          inputMode={step === 'any' ? 'decimal' : 'numeric'}
          min={min}
          max={max}
          step={step}
          // Scrolling the dialog with the pointer over the field must not change the number.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}

type ChoiceProps<T extends FieldValues> = Props<T> & {
  /** What the form holds, and how it is read. */
  choices: readonly (readonly [value: string, label: string])[];
};

/** One of several values of the form. */
export function ChoiceField<T extends FieldValues>(props: ChoiceProps<T>) {
  const { form, name, label, choices, hint, note } = props;
  const error = useFieldError(form, name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...form.register(name)}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** What is wrong with a field of the form, or with one of a list in it; undefined while nothing is. */
export function useFieldError<T extends FieldValues>(
  { control }: UseFormReturn<T>,
  name: Path<T>,
): string | undefined {
  const { errors } = useFormState({ control, name, exact: true });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' && message !== '' ? message : undefined;
}
