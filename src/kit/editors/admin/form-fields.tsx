import type { FocusEvent } from 'react';
import { get, useController, useFormContext, useFormState } from 'react-hook-form';
import { toWebAddress } from '@/basics/rules/web-address';
import { ImageField } from '@/content/pictures/admin/ImageField';
import { PictureListField } from '@/content/pictures/admin/PictureListField';
import { withSlot } from '@/content/pictures/admin/with-slot';
import type { ImageTarget } from '@/content/pictures/admin/use-image-actions';
import { Check } from '@/ui/Check';
import { Field } from '@/ui/Field';

/** The fields of a form, each tied by its name to the form that provides for it (`FormProvider`). */
type Props = {
  /** Of the form's value; of a list in it, `items.0.title`. */
  name: string;
  label: string;
  hint?: string;
  note?: string;
};

type TextProps = Props & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  /** What a person means by what they typed; put in place when they leave the field or send the form. */
  complete?: (typed: string) => string;
  /** More than one line. */
  rows?: number;
};

/** A text of the form with its label, hint and error. */
export function TextField({ name, label, hint, note, type = 'text', rows, ...more }: TextProps) {
  const form = useFormContext();
  const error = useFieldError(name);
  const { complete = type === 'url' ? toWebAddress : undefined } = more;
  function completeIn({ value }: HTMLInputElement): void {
    const whole = complete?.(value);
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

type NumberProps = Props & {
  min: number;
  max?: number;
  /** `any` allows cents. */
  step?: number | 'any';
};

/** A number of the form, as a number (specification 5); its schema says what is wrong with it. */
export function NumberField({ name, label, hint, note, min, max, step = 1 }: NumberProps) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} hint={hint} note={note} error={error}>
      {(control) => (
        <input
          {...control}
          {...register(name, { valueAsNumber: true })}
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

/** What the form holds, and how it is read. */
type Choices = readonly (readonly [value: string, label: string])[];

/** One of several values of the form. */
export function ChoiceField({ name, label, choices, hint, note }: Props & { choices: Choices }) {
  const { register } = useFormContext();
  const error = useFieldError(name);
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => (
        <select {...control} {...register(name)}>
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

type ChecksProps = { name: string; legend: string; hint?: string; choices: Choices };

/** Several of some values, in the order in which they are offered; the form holds a list of them. */
export function ChecksField({ name, legend, hint, choices }: ChecksProps) {
  const { field } = useController({ name });
  const error = useFieldError(name);
  const chosen: readonly string[] = field.value;
  return (
    <fieldset className="field">
      <legend className="label">{legend}</legend>
      <div className="checks">
        {choices.map(([value, label]) => (
          <Check
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
          </Check>
        ))}
      </div>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="err">{error}</p>}
    </fieldset>
  );
}

type CheckProps = { name: string; label: string; disabled?: boolean };

/** Yes or no, with its words beside the box. */
export function CheckField({ name, label, disabled }: CheckProps) {
  const { field } = useController({ name });
  return (
    <Check checked={field.value} disabled={disabled} onChange={field.onChange}>
      {label}
    </Check>
  );
}

type PictureProps = {
  name: string;
  label: string;
  hint?: string;
  target?: ImageTarget;
  /** Which one of a list of pictures. */
  slot?: number;
};
const OWN: ImageTarget = { kind: 'own', category: 'general' };

/** A picture of the form: its name among the hotel's pictures, or an address. */
export function PictureField({ name, label, hint, target = OWN, slot }: PictureProps) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  return (
    <ImageField
      label={label}
      target={target}
      reference={slot === undefined ? field.value : (field.value[slot] ?? '')}
      onChange={(reference) =>
        field.onChange(slot === undefined ? reference : withSlot(getValues(name), slot, reference))
      }
      hint={hint}
    />
  );
}

type PicturesProps = { name: string; label: string; hint: string; max: number };

/** Pictures of the form, in an order. */
export function PicturesField({ name, label, hint, max }: PicturesProps) {
  const { getValues } = useFormContext();
  const { field } = useController({ name });
  return (
    <PictureListField
      label={label}
      category="general"
      names={field.value}
      max={max}
      change={(update) => field.onChange(update(getValues(name)))}
      hint={hint}
    />
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
