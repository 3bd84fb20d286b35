import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema, normalEmail } from '@/hotel/rules/email';
import { useEraseGuest } from '@/hotel/guests/staff-queries/privacy';
import { Button } from '@/ui/Button';
import { Dialog } from '@/ui/Dialog';
import { Field } from '@/ui/Field';

/** Erases everything that tells of one guest; asks for the address once more before. */
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
      <h2>Erase one guest</h2>
      <p>
        Deletes messages, letters and the subscription of this address. Stays remain in your books
        as a room, nights and a price, without name, address, phone or notes.
      </p>
      <Field label="E-mail of the guest" error={error}>
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
        Erase…
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Erase this guest for good?"
        description={`Everything that tells of ${email.trim()} is taken out. This cannot be undone.`}
        footer={
          <>
            <Button variant="ghost" onClick={() => setAsking(false)}>
              Cancel
            </Button>
            <Button variant="danger" loading={erase.isPending} disabled={!isSame} onClick={confirm}>
              Erase for good
            </Button>
          </>
        }
      >
        <Field label="Type the e-mail once more">
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
