import { useState } from 'react';
import { VALIDATION } from '@/basics/rules/validation-texts';
import { useRecoveryCode } from '@/basics/session/staff-calls/factor-codes';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { passwordWords, secondFactorWords as words } from '@/words/staff';
import { LoginShell } from './LoginShell';

/** The way past a lost authenticator app. The caller's session needs no code afterwards. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const recover = useRecoveryCode();

  function submit(): void {
    if (code.trim() === '') return setError(VALIDATION.required);
    if (!recover.isPending)
      recover.mutate(code, { onError: (refusal) => setError(refusal.message || words.failed) });
  }

  return (
    <LoginShell title={words.recoveryTitle} text={words.recoveryHelp} onSubmit={submit}>
      <InputField
        label={words.recoveryLabel}
        error={error}
        className="mt-7 mb-5"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="w-full" loading={recover.isPending}>
        {passwordWords.button}
      </Button>
      <p className="mt-3">
        <button type="button" className="link" onClick={onBack}>
          {words.backToApp}
        </button>
      </p>
    </LoginShell>
  );
}
