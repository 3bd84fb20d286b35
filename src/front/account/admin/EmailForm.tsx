import { useState } from 'react';
import { safeParse } from 'valibot';
import { emailSchema, normalEmail, pastedAddress } from '@/basics/rules/email';
import { PATH } from '@/basics/rules/paths';
import { staffPathIn } from '@/basics/rules/staff-paths';
import type { AdminUser } from '@/basics/session/admin-user';
import { siteOrigin } from '@/lib/site-origin';
import { Button } from '@/ui/Button';
import { InputField } from '@/ui/Field';
import { Form } from '@/ui/Form';
import { accountWords } from '@/words/staff';
import { THIS_LANGUAGE } from '@/words/this-language';
import { useChangeEmail } from '@/front/account/staff-calls/name-and-email';

export function EmailForm({ user }: { user: AdminUser }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const change = useChangeEmail();

  function submit(): void {
    const parsed = safeParse(emailSchema, normalEmail(pastedAddress(typed)));
    if (!parsed.success) return setError(parsed.issues[0].message);
    const returnTo = siteOrigin() + staffPathIn(THIS_LANGUAGE, PATH.adminAccount);
    if (!change.isPending) change.mutate({ email: parsed.output, returnTo });
  }

  return (
    <Form className="card" onSubmit={submit}>
      <h2>{accountWords.email}</h2>
      <p>{accountWords.emailText(user.email)}</p>
      {user.newEmail && (
        <p className="notice mt-3" role="status">
          {accountWords.emailWaits(user.newEmail)}
        </p>
      )}
      <InputField
        label={accountWords.newEmail}
        error={error}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" className="mt-5" loading={change.isPending}>
        {accountWords.changeEmail}
      </Button>
    </Form>
  );
}
