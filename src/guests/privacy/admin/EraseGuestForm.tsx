import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema, normalEmail } from '@/basics/rules/email';
import { useEraseGuest } from '@/guests/privacy/staff-calls/privacy';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';
import { privacyWords, commonWords } from '@/words/staff';

export function EraseGuestForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [again, setAgain] = useState('');
  const erase = useEraseGuest();
  const isSame = normalEmail(again) === normalEmail(email);

  function ask(): void {
    const parsed = v.safeParse(emailSchema, email);
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    setAgain('');
    setAsking(true);
  }

  function confirm(): void {
    if (!isSame || erase.isPending) return;
    const done = () => {
      setAsking(false);
      setEmail('');
    };
    erase.mutate(email.trim(), { onSuccess: done });
  }

  return (
    <form
      className="card"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <h2>{privacyWords.title}</h2>
      <p>{privacyWords.text}</p>
      <Field label={privacyWords.email} error={error}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="danger" className="mt-4">
        {privacyWords.button}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title={privacyWords.question}
        description={privacyWords.whatGoes(email.trim())}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              {commonWords.cancel}
            </Button>
            <Button variant="danger" loading={erase.isPending} disabled={!isSame} onClick={confirm}>
              {privacyWords.eraseForGood}
            </Button>
          </>
        }
      >
        <Field label={privacyWords.again}>
          {(control) => (
            <input
              {...control}
              type="email"
              autoComplete="off"
              value={again}
              onChange={(event) => setAgain(event.target.value)}
            />
          )}
        </Field>
      </Dialog>
    </form>
  );
}
