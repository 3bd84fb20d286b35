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
  /** Labels by field name; for fields in lists without the index: `items.title`. */
  labels?: Labels;
  children: ReactNode;
};

/** Connects the fields to the form by name, and gives them their labels. */
export function FormFields<T extends FieldValues, Out>(props: FormFieldsProps<T, Out>) {
  return (
    <LabelsContext value={props.labels ?? {}}>
      <FormProvider {...props.form}>{props.children}</FormProvider>
    </LabelsContext>
  );
}

type Props = {
  /** The field's path in the form's value, in a list `items.0.title`. */
  name: string;
  /** The field's label, if it is not in the form's `labels`. */
  label?: string;
  hint?: string;
  note?: string;
  /** Marks the field as optional. */
  optional?: boolean;
};

function useFieldTexts({ name, label, hint, optional, note }: Props) {
  return {
    label: useLabel(name, label),
    hint,
    note: optional ? commonWords.optional : note,
    error: useFieldError(name),
  };
}

/**
 * Returns a field's label.
 * @throws Error in development, if the field has no label
 */
export function useLabel(name: string, own: string | undefined): string {
  const labels = useContext(LabelsContext);
  const label = own ?? labels[name.replace(/\.\d+/g, '')];
  if (import.meta.env.DEV && label === undefined) throw new Error(`no label for ${name}`);
  return label ?? name;
}

type TextProps = Props & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** Completes the typed text, when the field loses the focus or the form is sent. */
  complete?: (typed: string) => string;
  rows?: number;
};

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
            // Completes the text on Enter too, which sends the form without leaving the field.
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

export function NumberField({ min, max, step, ...props }: NumberProps) {
  const { field } = useController({ name: props.name });
  return <NumberInput {...useFieldTexts(props)} {...field} min={min} max={max} step={step} />;
}

/** The values to choose from, with their labels. */
type Choices = readonly (readonly [value: string, label: string])[];

export function ChoiceField({ choices, ...props }: Props & { choices: Choices }) {
  const { register } = useFormContext();
  return (
    <SelectField {...useFieldTexts(props)} {...register(props.name)}>
      {options(choices)}
    </SelectField>
  );
}

/** Checkboxes for several values, which the form stores as a list in the order of `choices`. */
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

/** One checkbox for true or false. */
export function CheckboxField({ name, label, disabled }: CheckProps) {
  const { field } = useController({ name });
  return (
    <Checkbox checked={field.value} disabled={disabled} onChange={field.onChange}>
      {useLabel(name, label)}
    </Checkbox>
  );
}

/** The field's error. @throws Error in development, if the form has no such field */
export function useFieldError(name: string): string | undefined {
  const { getValues } = useFormContext();
  if (import.meta.env.DEV && getValues(name) === undefined) throw new Error(`no field ${name}`);
  const { errors } = useFormState({ name, exact: true });
  const message: unknown = get(errors, `${name}.message`);
  return typeof message === 'string' && message !== '' ? message : undefined;
}
