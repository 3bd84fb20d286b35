import { useState } from 'react';
import { PASSWORD_MIN, USERNAME_MAX } from '@/basics/rules/limits';
import { isLineWithoutLink } from '@/basics/rules/single-line';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { useSignIn } from '@/basics/session/staff-calls/session';
import { refusalCode, useJoin } from '@/front/team/staff-calls/join';
import { newPasswordProblems } from '@/front/sign-in/password';
import { LoginShell } from '@/front/sign-in/admin/LoginShell';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { focusFirstInvalid } from '@/ui/focus';
import { joinWords as words, passwordWords, rightWords } from '@/words/staff';

const BLANK = { name: '', password: '', again: '' };
type Errors = Partial<typeof BLANK>;

type Props = {
  token: string;
  invited: { email: string; role: string };
  onJoined: () => void;
};

/** Asks an invited person for name and password, creates the account and signs in. */
export function JoinForm({ token, invited: { email, role }, onJoined }: Props) {
  const [typed, setTyped] = useState(BLANK);
  const [errors, setErrors] = useState<Errors>({});
  const join = useJoin();
  const signIn = useSignIn();
  const isBusy = join.isPending || signIn.isPending;
  const roles: Partial<Record<string, string>> = rightWords.roles;

  function submit(form: HTMLFormElement): void {
    const { password, again } = typed;
    const name = typed.name.trim();
    const found: Errors = newPasswordProblems(password, again, email);
    if (name === '') found.name = VALIDATION.required;
    else if (!isLineWithoutLink(name)) found.name = words.wrongName;
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form, found);
    if (isBusy) return;
    const joined = () => signIn.mutate({ email, password }, { onSettled: onJoined });
    join.mutate({ token, name, password }, { onSuccess: joined });
  }

  function field(name: keyof typeof BLANK, label: string, hint?: string) {
    return (
      <InputField
        label={label}
        hint={hint}
        error={errors[name]}
        name={name}
        {...(name === 'name'
          ? { type: 'text', autoComplete: 'name', maxLength: USERNAME_MAX }
          : { type: 'password', autoComplete: 'new-password' })}
        value={typed[name]}
        onChange={({ target }) => {
          setTyped((before) => ({ ...before, [name]: target.value }));
          setErrors((before) => ({ ...before, [name]: undefined }));
        }}
      />
    );
  }

  return (
    <LoginShell title={words.title} text={words.text(email, roles[role] ?? role)} onSubmit={submit}>
      {/* Shows password managers which account the password belongs to. */}
      <input type="hidden" autoComplete="username" value={email} />
      <div className="mt-7">{field('name', words.name, words.nameHint)}</div>
      {field('password', words.password, passwordWords.hint(PASSWORD_MIN))}
      {field('again', words.again)}
      <Button type="submit" className="w-full mt-5" loading={isBusy}>
        {words.button}
      </Button>
      <p className="mt-3 text-danger min-h-[1.55em] text-sm" role="alert">
        {join.error && refusal(join.error)}
      </p>
    </LoginShell>
  );
}

function refusal(error: unknown): string {
  const reasons: Partial<Record<string, string>> = { ...words.dead, ...words.refusals };
  return reasons[refusalCode(error)] ?? words.notJoined;
}
