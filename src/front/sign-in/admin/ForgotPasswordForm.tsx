import { useState } from 'react';
import { Link, useLocation } from '@/ui/router';
import { safeParse } from 'valibot';
import { emailSchema, pastedAddress } from '@/basics/rules/email';
import { staffPathIn } from '@/basics/rules/staff-paths';
import { PATH } from '@/basics/rules/paths';
import { forgotPasswordWords, signInToasts } from '@/words/sign-in';
import { useRequestPasswordReset } from '@/basics/session/staff-calls/session';
import { THIS_LANGUAGE } from '@/words/this-language';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { LoginShell } from './LoginShell';

/** Query parameter with which the login page shows this form. */
export const FORGOT_PARAM = 'forgot';

type Props = { email: string; onEmail: (email: string) => void };

/** The form's message does not reveal whether an account exists (DECISIONS 15). */
export function ForgotPasswordForm({ email, onEmail }: Props) {
  const { state } = useLocation();
  const [error, setError] = useState<string>();
  const request = useRequestPasswordReset();

  function submit(): void {
    const parsed = safeParse(emailSchema, pastedAddress(email));
    if (!parsed.success) {
      setError(parsed.issues[0].message);
      return;
    }
    const returnTo = `${window.location.origin}${staffPathIn(THIS_LANGUAGE, PATH.resetPassword)}`;
    if (!request.isPending) request.mutate({ email: parsed.output, returnTo });
  }

  return (
    <LoginShell title={forgotPasswordWords.title} text={forgotPasswordWords.text} onSubmit={submit}>
      <InputField
        label={forgotPasswordWords.email}
        error={error}
        className="mt-7 mb-5"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={(event) => {
          onEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="w-full" loading={request.isPending}>
        {forgotPasswordWords.button}
      </Button>
      {request.isSuccess && (
        <p className="mt-4 text-sm text-ok">{signInToasts.resetRequested.description}</p>
      )}
      <p className="mt-3">
        <Link className="link" to={PATH.login} state={state}>
          {forgotPasswordWords.back}
        </Link>
      </p>
    </LoginShell>
  );
}
