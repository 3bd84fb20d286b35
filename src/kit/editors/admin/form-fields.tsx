import { createContext, useContext } from 'react';
import type { ComponentProps, FocusEvent, ReactNode } from 'react';
import { FormProvider, get, useController, useFormContext, useFormState } from 'react-hook-form';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { toWebAddress } from '@/basics/rules/web-address';
import { Checkbox } from '@/ui/Checkbox';
import { Field, SelectField } from '@/ui/Field';
import { commonWords } from '@/words/staff';
import { options } from '@/ui/options';
import { NumberInput } from './NumberInput';

type Labels = Partial<Record<string, string>>;

const LabelsContext = createContext<Labels>({});

type FormFieldsProps<T extends FieldValues, Out> = {
  form: UseFormReturn<T, unknown, Out>;
  /** What the fields are called, by name; of those in a list `items.title`. */
  labels?: Labels;
  children: ReactNode;
};

/** The fields of a form: each is tied to it by its name, and by that called what `labels` says. */
export function FormFields<T extends FieldValues, Out>(props: FormFieldsProps<T, Out>) {
  return (
    <LabelsContext value={props.labels ?? {}}>
      <FormProvider {...props.form}>{props.children}</FormProvider>
    </LabelsContext>
  );
}

type Props = {
  /** Of the form's value; of a list in it, `items.0.title`. */
  name: string;
  /** Where the form's labels have none. */
  label?: string;
  hint?: string;
  note?: string;
  /** It may be left empty, and says so. */
  optional?: boolean;
};

/** What `Field` says of a field of the form, and what is wrong with it. */
function useFieldTexts({ name, label, hint, optional, note }: Props) {
  return {
    label: useLabel(name, label),
    hint,
    note: optional ? commonWords.optional : note,
    error: useFieldError(name),
  };
}

/** @throws Error while developing, where a field is called nothing */
export function useLabel(name: string, own: string | undefined): string {
  const labels = useContext(LabelsContext);
  const label = own ?? labels[name.replace(/\.\d+/g, '')];
  if (import.meta.env.DEV && label === undefined) throw new Error(`no label for ${name}`);
  return label ?? name;
}

type TextProps = Props & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** What a person means by what they typed; put in place when they leave the field or send the form. */
  complete?: (typed: string) => string;
  /** More than one line. */
  rows?: number;
};

/** A text of the form with its label, hint and error. */
export function TextField({ type = 'text', rows, ...props }: TextProps) {
  const { name, complete = type === 'url' ? toWebAddress : undefined } = props;
  const form = useFormContext();
  function completeIn({ value }: HTMLInputElement): void {
    const whole = complete?.(value);
    if (complete && whole !== value) form.setValue(name, whole, { shouldValidate: true });
  }
  return (
    <Field {...useFieldTexts(props)}>
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

type NumberProps = Props & Pick<ComponentProps<typeof NumberInput>, 'min' | 'max' | 'step'>;

/** A number of the form; its schema says what is wrong with it (specification 5). */
export function NumberField({ min, max, step, ...props }: NumberProps) {
  const { field } = useController({ name: props.name });
  return <NumberInput {...useFieldTexts(props)} {...field} min={min} max={max} step={step} />;
}

/** What the form holds, and how it is read. */
type Choices = readonly (readonly [value: string, label: string])[];

/** One of several values of the form. */
export function ChoiceField({ choices, ...props }: Props & { choices: Choices }) {
  const { register } = useFormContext();
  return (
    <SelectField {...useFieldTexts(props)} {...register(props.name)}>
      {options(choices)}
    </SelectField>
  );
}

/** Several of some values, in the order in which they are offered; the form holds a list of them. */
export function CheckboxesField({ choices, ...props }: Props & { choices: Choices }) {
  const { field } = useController({ name: props.name });
  const { label: legend, hint, error } = useFieldTexts(props);
  const chosen: readonly string[] = field.value;
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="checks">
        {choices.map(([value, label]) => (
          <Checkbox
            key={value}
            checked={chosen.includes(value)}
            onChange={(checked) =>
              field.onChange(
                choices
                  .map(([one]) => one)
                  .filter((one) => (one === value ? checked : chosen.includes(one))),
              )
            }
          >
            {label}
          </Checkbox>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="err">{error}</p>}
    </fieldset>
  );
}

type CheckProps = { name: string; label?: string; disabled?: boolean };

/** Yes or no, with its words beside the box. */
export function CheckboxField({ name, label, disabled }: CheckProps) {
  const { field } = useController({ name });
  return (
    <Checkbox checked={field.value} disabled={disabled} onChange={field.onChange}>
      {useLabel(name, label)}
    </Checkbox>
  );
}

/**
 * What is wrong with a field of the form, or with one of a list in it; undefined while nothing is.
 * @throws Error while developing, for a name that the form does not know
 */
export function useFieldError(name: string): string | undefined {
  const { getValues } = useFormContext();
  if (import.meta.env.DEV && getValues(name) === undefined) throw new Error(`no field ${name}`);
  const { errors } = useFormState({ name, exact: true });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' && message !== '' ? message : undefined;
}
