import { useState } from 'react';
import { plainDigits } from '@/basics/rules/digits';
import { InputField } from '@/ui/Field';
import { passwordWords } from '@/words/staff';

const CODE = /^\d{6}$/;

/**
 * A field for the six digits of an authenticator app.
 * @param refusal the server's objection to the last code, if any
 * @returns `field`, which the caller must render, and `read`, which returns the digits
 */
export function useCodeField(label: string, refusal: string | undefined, className?: string) {
  const [code, setCode] = useState('');
  const [sent, setSent] = useState<string>();
  const [error, setError] = useState<string>();

  function read(): string | undefined {
    const digits = plainDigits(code).replace(/\s/g, '');
    setSent(code);
    setError(CODE.test(digits) ? undefined : passwordWords.sixDigits);
    return CODE.test(digits) ? digits : undefined;
  }

  const field = (
    <InputField
      label={label}
      error={error ?? (sent === code ? refusal : undefined)}
      className={className}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      onChange={(event) => {
        setCode(event.target.value);
        setError(undefined);
      }}
    />
  );
  return { field, read };
}
