import { useState } from 'react';
import { Link, useNavigate } from '@/ui/router';
import { newPasswordProblems } from '@/front/sign-in/password';
import { PATH } from '@/basics/rules/paths';
import { useChangePassword, useSession } from '@/basics/session/staff-calls/session';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { PageSpinner } from '@/ui/PageSpinner';
import { passwordWords, resetPasswordWords } from '@/words/staff';
import { CodeForm } from './CodeForm';
import { FORGOT_PARAM } from './ForgotPasswordForm';
import { LoginShell } from './LoginShell';

/** The page of a password-reset link. A valid link has signed the person in already. */
export function ResetPasswordPage() {
  const session = useSession();
  const navigate = useNavigate();
  const change = useChangePassword();
  const [typed, setTyped] = useState({ password: '', again: '' });
  const [errors, setErrors] = useState<ReturnType<typeof newPasswordProblems>>({});

  if (session.status === 'loading') return <PageSpinner label={resetPasswordWords.checkingLink} />;
  if (session.status === 'signed-out') return <DeadLink />;
  // A reset email alone must not bypass the second factor.
  if (session.user.needsCode) return <CodeForm />;
  const { email } = session.user;

  function submit(): void {
    const { password, again } = typed;
    const found = newPasswordProblems(password, again, email);
    setErrors(found);
    if (found.password || found.again || change.isPending) return;
    change.mutate({ password }, { onSuccess: () => navigate(PATH.dashboard, { replace: true }) });
  }

  function field(name: keyof typeof typed, label: string, className: string) {
    return (
      <InputField
        label={label}
        error={errors[name]}
        className={className}
        name={name}
        type="password"
        autoComplete="new-password"
        value={typed[name]}
        onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
      />
    );
  }

  return (
    <LoginShell title={resetPasswordWords.title} text={email} onSubmit={submit}>
      {/* Shows password managers which account the password belongs to. */}
      <input type="hidden" autoComplete="username" value={email} />
      {field('password', passwordWords.new, 'mt-7')}
      {field('again', passwordWords.again, 'mb-5')}
      <Button type="submit" className="w-full" loading={change.isPending}>
        {resetPasswordWords.button}
      </Button>
    </LoginShell>
  );
}

function DeadLink() {
  return (
    <LoginShell title={resetPasswordWords.deadTitle} text={resetPasswordWords.deadText}>
      <p className="mt-3">
        <Link className="link" to={`${PATH.login}?${FORGOT_PARAM}`}>
          {resetPasswordWords.newLink}
        </Link>
      </p>
    </LoginShell>
  );
}
