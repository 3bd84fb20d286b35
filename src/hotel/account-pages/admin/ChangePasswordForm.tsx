import { useState } from 'react';
import type { FormEvent } from 'react';
import { PASSWORD_MIN } from '@/hotel/rules/limits';
import { passwordProblem } from '@/hotel/account-pages/password';
import { VALIDATION } from '@/hotel/rules/validation-texts';
import { useChangePassword } from '@/hotel/accounts/staff-queries/session';
import { Button } from '@/ui/Button';
import { focusFirstInvalid } from '@/ui/focus-first-invalid';
import { accountWords, passwordWords } from '@/words/staff';
import { PasswordField } from './PasswordField';

const BLANK = { current: '', password: '', again: '' };

type Fields = typeof BLANK;

/** A new password for the person at work; whoever found the browser open cannot set one. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [fields, setFields] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const change = useChangePassword();

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = problems(fields, email);
    setErrors(found);
    if (Object.keys(found).length > 0) {
      focusFirstInvalid(event.currentTarget, found);
      return;
    }
    if (change.isPending) return;
    const { password, current } = fields;
    change.mutate({ password, current }, { onSuccess: () => setFields(BLANK) });
  }

  function field(name: keyof Fields) {
    return {
      name,
      value: fields[name],
      error: errors[name],
      onChange: (value: string) => {
        setFields((before) => ({ ...before, [name]: value }));
        setErrors((before) => ({ ...before, [name]: undefined }));
      },
    };
  }

  return (
    <form className="card" noValidate onSubmit={submit}>
      <h2>{accountWords.changePassword}</h2>
      {/* Lets password managers know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        label={passwordWords.current}
        autoComplete="current-password"
        {...field('current')}
      />
      <PasswordField
        label={passwordWords.new}
        autoComplete="new-password"
        hint={passwordWords.hint(PASSWORD_MIN)}
        {...field('password')}
      />
      <PasswordField label={passwordWords.again} autoComplete="new-password" {...field('again')} />
      <Button type="submit" className="mt-5" loading={change.isPending}>
        {accountWords.changePassword}
      </Button>
    </form>
  );
}

function problems({ current, password, again }: Fields, email: string): Partial<Fields> {
  const found: Partial<Fields> = {};
  if (current === '') found.current = VALIDATION.required;
  const weakness = passwordProblem(password, { email });
  if (weakness) found.password = weakness;
  else if (again !== password) found.again = VALIDATION.passwordsDiffer;
  return found;
}
