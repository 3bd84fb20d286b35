import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { passwordProblem } from '@/hotel/account-pages/password';
import { PATH } from '@/hotel/rules/paths';
import { VALIDATION } from '@/hotel/rules/validation-texts';
import { useChangePassword, useSession } from '@/hotel/accounts/staff-queries/session';
import { Button } from '@/ui/Button';
import { PageSpinner } from '@/ui/PageSpinner';
import { passwordWords, resetPasswordWords } from '@/words/staff';
import { CodeForm } from './CodeForm';
import { FORGOT_PARAM } from './ForgotPasswordForm';
import { LoginShell } from './LoginShell';
import { PasswordField } from './PasswordField';

type Errors = { password?: string; again?: string };

/**
 * Where the link of a reset mail leads. The link has signed the person in (PASSWORD_RECOVERY); a
 * link that is too old or used has not.
 */
export function ResetPasswordPage() {
  const session = useSession();
  const navigate = useNavigate();
  const change = useChangePassword();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<Errors>({});

  if (session.status === 'loading') return <PageSpinner label={resetPasswordWords.checkingLink} />;
  if (session.status === 'signed-out') return <DeadLink />;
  // A reset mail alone must not be enough where a second factor protects the account.
  if (session.user.needsCode) return <CodeForm />;
  const { email } = session.user;

  function submit(): void {
    const found: Errors = {};
    const weakness = passwordProblem(password, { email });
    if (weakness) found.password = weakness;
    else if (again !== password) found.again = VALIDATION.passwordsDiffer;
    setErrors(found);
    if (found.password || found.again || change.isPending) return;
    change.mutate(
      { password },
      { onSuccess: () => void navigate(PATH.dashboard, { replace: true }) },
    );
  }

  return (
    <LoginShell title={resetPasswordWords.title} text={email} onSubmit={submit}>
      {/* Lets password managers know whose password it is. */}
      <input type="hidden" autoComplete="username" value={email} />
      <PasswordField
        label={passwordWords.new}
        name="password"
        autoComplete="new-password"
        error={errors.password}
        className="mt-7"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={passwordWords.again}
        name="again"
        autoComplete="new-password"
        error={errors.again}
        className="mb-5"
        value={again}
        onChange={setAgain}
      />
      <Button type="submit" className="btn-block" loading={change.isPending}>
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
