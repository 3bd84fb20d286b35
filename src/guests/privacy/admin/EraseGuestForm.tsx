import { useState } from 'react';
import * as v from 'valibot';
import { emailSchema, normalEmail, pastedAddress } from '@/basics/rules/email';
import { useEraseGuest } from '@/guests/privacy/staff-calls/privacy';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/kit/page-parts/admin/ConfirmDialog';
import { InputField } from '@/ui/Field';
import { privacyWords } from '@/words/staff';
import { Form } from '@/ui/Form';

export function EraseGuestForm() {
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [again, setAgain] = useState('');
  const erase = useEraseGuest();
  const isSame = normalEmail(again) === normalEmail(email);

  function ask(): void {
    const parsed = v.safeParse(emailSchema, pastedAddress(email));
    setError(parsed.success ? undefined : parsed.issues[0].message);
    if (!parsed.success) return;
    setAgain('');
    setAsking(true);
  }

  function confirm(): void {
    erase.mutate(pastedAddress(email), {
      onSuccess: () => {
        setAsking(false);
        setEmail('');
      },
    });
  }

  return (
    <Form className="card" onSubmit={ask}>
      <h2>{privacyWords.title}</h2>
      <p>{privacyWords.text}</p>
      <InputField
        label={privacyWords.email}
        error={error}
        type="email"
        autoComplete="off"
        value={email}
        onChange={(event) => {
          setEmail(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="danger" className="mt-4">
        {privacyWords.button}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={privacyWords.question}
        description={privacyWords.whatGoes(email.trim())}
        yes={privacyWords.eraseForGood}
        isSending={erase.isPending}
        disabled={!isSame}
        onYes={confirm}
        onNo={() => setAsking(false)}
      >
        <InputField
          label={privacyWords.again}
          type="email"
          autoComplete="off"
          value={again}
          onChange={(event) => setAgain(event.target.value)}
        />
      </ConfirmDialog>
    </Form>
  );
}
