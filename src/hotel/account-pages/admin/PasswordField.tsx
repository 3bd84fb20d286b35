import { Field } from '@/ui/Field';

type Props = {
  label: string;
  /** Names it among the form's errors. */
  name: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  /** What a password manager may put here. */
  autoComplete: 'current-password' | 'new-password';
  className?: string;
};

/** A password, as the login, the reset link and the account page ask for it. */
export function PasswordField({
  label,
  name,
  value,
  onChange,
  error,
  hint,
  autoComplete,
  className,
}: Props) {
  return (
    <Field label={label} error={error} hint={hint} className={className}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="password"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
