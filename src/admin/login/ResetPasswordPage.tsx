import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PASSWORD_MIN } from '@/domain/limits';
import { PATH } from '@/domain/paths';
import { VALIDATION } from '@/domain/validation-texts';
import { useChangePassword, useSession } from '@/queries/staff/session';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { PageSpinner } from '@/ui/PageSpinner';
import { FORGOT_PARAM } from './ForgotPasswordForm';
import { LoginShell } from './LoginShell';

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

  if (session.status === 'loading') return <PageSpinner label="Checking your link" />;
  if (session.status === 'signed-out') return <DeadLink />;

  function submit(): void {
    const found: Errors = {};
    if (password.length < PASSWORD_MIN) found.password = VALIDATION.passwordShort;
    else if (again !== password) found.again = VALIDATION.passwordsDiffer;
    setErrors(found);
    if (found.password || found.again || change.isPending) return;
    change.mutate(
      { password },
      { onSuccess: () => void navigate(PATH.dashboard, { replace: true }) },
    );
  }

  return (
    <LoginShell title="Set a new password" text={session.user.email} onSubmit={submit}>
      {/* Lets password managers know whose password it is. */}
      <input type="hidden" autoComplete="username" value={session.user.email} readOnly />
      <Field label="New password" error={errors.password} className="mt-7">
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="new-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Field label="New password again" error={errors.again} className="mb-5">
        {(control) => (
          <input
            {...control}
            type="password"
            autoComplete="new-password"
            value={again}
            onChange={(event) => setAgain(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="btn-block" busy={change.isPending}>
        Save password
      </Button>
    </LoginShell>
  );
}

function DeadLink() {
  return (
    <LoginShell title="This link no longer works" text="It may be too old, or it was used before.">
      <p className="mt-3">
        <Link className="link" to={`${PATH.login}?${FORGOT_PARAM}`}>
          Ask for a new link
        </Link>
      </p>
    </LoginShell>
  );
}
