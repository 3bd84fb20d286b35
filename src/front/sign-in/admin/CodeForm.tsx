import { useState } from 'react';
import { useLogout } from '@/kit/page-parts/admin/use-logout';
import type { AdminUser } from '@/basics/session/admin-user';
import { useSession } from '@/basics/session/staff-calls/session';
import { codeRefusal, useVerifyCode } from '@/basics/session/staff-calls/factor-codes';
import { Button } from '@/ui/Button';
import { signInWords } from '@/words/sign-in';
import { passwordWords, secondFactorWords } from '@/words/staff';
import { LoginShell } from './LoginShell';
import { RecoveryForm } from './RecoveryForm';
import { useBackOff } from './use-back-off';
import { useCodeField } from './use-code-field';

/** The form for the login's second factor (specification 4, aal2). */
export function CodeForm() {
  const session = useSession();
  const [isLost, setLost] = useState(false);
  if (session.status !== 'signed-in') return null;
  if (isLost) return <RecoveryForm onBack={() => setLost(false)} />;
  return <SixDigits user={session.user} onLost={() => setLost(true)} />;
}

function SixDigits({ user, onLost }: { user: AdminUser; onLost: () => void }) {
  const verify = useVerifyCode();
  const backOff = useBackOff();
  const { logOut, question } = useLogout(user.id);
  const code = useCodeField(passwordWords.code, codeRefusal(verify.error), 'mt-7 mb-5');

  function submit(): void {
    if (verify.isPending || backOff.seconds > 0) return;
    const digits = code.read();
    if (digits) verify.mutate({ code: digits, user }, { onError: backOff.failed });
  }

  return (
    <LoginShell title={passwordWords.title} text={passwordWords.text} onSubmit={submit}>
      {code.field}
      <Button type="submit" className="w-full" loading={verify.isPending}>
        {passwordWords.button}
      </Button>
      <p className="mt-3 text-danger min-h-[1.55em] text-sm text-center" role="status">
        {backOff.seconds > 0 && signInWords.tooManyTries(backOff.seconds)}
      </p>
      <p>
        <button type="button" className="link" onClick={onLost}>
          {secondFactorWords.lost}
        </button>
      </p>
      <p className="mt-3">
        <button type="button" className="link" onClick={() => logOut('this-browser')}>
          {passwordWords.somebodyElse}
        </button>
      </p>
      {question}
    </LoginShell>
  );
}
