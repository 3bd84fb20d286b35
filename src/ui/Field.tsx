import { useId } from 'react';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import './fields.css';
import { AlertIcon } from './shared-icons';

/** Spread on the control: ties it to its label, hint and error. */
export type FieldControl = {
  id: string;
  className: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
};

type Props = {
  label: ReactNode;
  /** Beside the label, e.g. `(optional)`. */
  note?: string;
  /** Below the control. */
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A labelled control; its error is read with it, and shown below it. */
export function Field({ label, note, hint, error, className, children }: Props) {
  const id = useId();
  const described = cn(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  return (
    <div className={cn('field', className)}>
      <label htmlFor={id}>
        {label} {note && <span className="hint">{note}</span>}
      </label>
      {children({
        id,
        className: 'input',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          <AlertIcon className="icon" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
