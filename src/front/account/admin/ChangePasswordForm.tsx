import { useState } from 'react';
import { PASSWORD_MIN } from '@/basics/rules/limits';
import { newPasswordProblems } from '@/front/sign-in/password';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { useChangePassword } from '@/basics/session/staff-calls/session';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { focusFirstInvalid } from '@/ui/focus';
import { Form } from '@/ui/Form';
import { accountWords, passwordWords } from '@/words/staff';

const BLANK = { current: '', password: '', again: '' };

/** Requires the current password, so that nobody can change it in a browser left open. */
export function ChangePasswordForm({ email }: { email: string }) {
  const [fields, setFields] = useState(BLANK);
  const [errors, setErrors] = useState<Partial<typeof BLANK>>({});
  const change = useChangePassword();

  function submit(form: HTMLFormElement): void {
    const { current, password, again } = fields;
    const found: typeof errors = newPasswordProblems(password, again, email);
    if (current === '') found.current = VALIDATION.required;
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form, found);
    if (!change.isPending)
      change.mutate({ password, current }, { onSuccess: () => setFields(BLANK) });
  }

  function field(name: keyof typeof BLANK, label: string, hint?: string) {
    return (
      <InputField
        label={label}
        hint={hint}
        error={errors[name]}
        name={name}
        type="password"
        autoComplete={name === 'current' ? 'current-password' : 'new-password'}
        value={fields[name]}
        onChange={({ target }) => {
          setFields((before) => ({ ...before, [name]: target.value }));
          setErrors((before) => ({ ...before, [name]: undefined }));
        }}
      />
    );
  }

  return (
    <Form className="card" onSubmit={submit}>
      <h2>{accountWords.changePassword}</h2>
      {/* Shows password managers which account the password belongs to. */}
      <input type="hidden" autoComplete="username" value={email} />
      {field('current', passwordWords.current)}
      {field('password', passwordWords.new, passwordWords.hint(PASSWORD_MIN))}
      {field('again', passwordWords.again)}
      <Button type="submit" className="mt-5" loading={change.isPending}>
        {accountWords.changePassword}
      </Button>
    </Form>
  );
}
