import { useState } from 'react';
import { plainDigits } from '@/basics/rules/digits';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import type { AdminUser } from '@/basics/session/admin-user';
import { useSession, useVerifyCode } from '@/basics/session/staff-calls/session';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { signInWords } from '@/words/sign-in';
import { passwordWords } from '@/words/staff';
import { LoginShell } from './LoginShell';
import { useBackOff } from './use-back-off';

const CODE = /^\d{6}$/;

/** The form for the login's second factor (specification 4, aal2). */
export function CodeForm() {
  const session = useSession();
  return session.status === 'signed-in' ? <SixDigits user={session.user} /> : null;
}

function SixDigits({ user }: { user: AdminUser }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const verify = useVerifyCode();
  const backOff = useBackOff();
  const { logOut, question } = useLogout(user.id);

  function submit(): void {
    if (verify.isPending || backOff.seconds > 0) return;
    const digits = plainDigits(code).replace(/\s/g, '');
    if (!CODE.test(digits)) {
      setError(passwordWords.sixDigits);
      return;
    }
    verify.mutate({ code: digits, user }, { onError: backOff.failed });
  }

  return (
    <LoginShell title={passwordWords.title} text={passwordWords.text} onSubmit={submit}>
      <InputField
        label={passwordWords.code}
        error={error}
        className="mt-7 mb-5"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="w-full" loading={verify.isPending}>
        {passwordWords.button}
      </Button>
      <p className="mt-3 text-danger min-h-[1.55em] text-sm text-center" role="status">
        {backOff.seconds > 0 && signInWords.tooManyTries(backOff.seconds)}
      </p>
      <p>
        <button type="button" className="link" onClick={() => logOut('this-browser')}>
          {passwordWords.somebodyElse}
        </button>
      </p>
      {question}
    </LoginShell>
  );
}
