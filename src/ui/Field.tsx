import { createElement, useId, type ComponentProps, type ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { cn } from '@/lib/cn';
import './fields.css';

/** Props to spread on the control, which link it to its label, hint and error. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
};

type Labelled = {
  label: ReactNode;
  note?: string;
  hint?: ReactNode;
  error?: ReactNode;
  className?: string;
};
type Props = Labelled & {
  /** True if the control is no form element, so its label is linked by `aria-labelledby`. */
  isEditable?: boolean;
  children: (control: FieldControl) => ReactNode;
};

export function Field({ label, note, hint, error, className, isEditable, children }: Props) {
  const id = useId();
  const described = cn(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={cn('field', className)}>
      {createElement(
        isEditable ? 'span' : 'label',
        isEditable ? { className: 'label', id: `${id}-label` } : { htmlFor: id },
        <span>{label}</span>,
        ' ',
        note && <span className="hint">{note}</span>,
      )}
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-labelledby': isEditable ? `${id}-label` : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

type Tag = 'input' | 'select' | 'textarea';
type ControlProps<T extends Tag> = Labelled & Omit<ComponentProps<T>, keyof Labelled>;

function labelled<T extends Tag>(tag: T) {
  return ({ label, note, hint, error, className, ...props }: ControlProps<T>) => (
    <Field label={label} note={note} hint={hint} error={error} className={className}>
      {(control) => createElement(tag, { ...control, ...props })}
    </Field>
  );
}

export const InputField = labelled('input');
export const SelectField = labelled('select');
export const TextareaField = labelled('textarea');
