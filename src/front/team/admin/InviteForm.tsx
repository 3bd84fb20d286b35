import { useState } from 'react';
import { safeParse } from 'valibot';
import { emailSchema, pastedAddress } from '@/basics/rules/email';
import { useInvite } from '@/front/team/staff-calls/change-team';
import { ROLES, type Role } from '@/basics/session/rights';
import { canSendEmails } from '@/guests/emails/staff-calls/outbox';
import { Button } from '@/ui/Button';
import { Field, InputField } from '@/ui/Field';
import { focusFirstInvalid } from '@/ui/focus';
import { Form } from '@/ui/Form';
import { teamWords as words } from '@/words/staff';
import { RoleSelect } from './RoleSelect';

/** The role of a new invitation until another is chosen: it can change nothing. */
const FIRST_ROLE: Role = ROLES[3];

export function InviteForm() {
  const invite = useInvite();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>(FIRST_ROLE);
  const [error, setError] = useState<string>();

  function submit(form: HTMLFormElement): void {
    const parsed = safeParse(emailSchema, pastedAddress(email));
    if (!parsed.success) {
      const { message } = parsed.issues[0];
      setError(message);
      return focusFirstInvalid(form, { email: message });
    }
    if (invite.isPending) return;
    invite.mutate({ email: parsed.output, role }, { onSuccess: () => setEmail('') });
  }

  return (
    <Form className="card max-w-208" onSubmit={submit}>
      <h2>{words.invite}</h2>
      <p className="quiet my-2">{canSendEmails ? words.inviteText : words.noEmails}</p>
      {canSendEmails && (
        <>
          <InputField
            label={words.email}
            error={error}
            name="email"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={email}
            onChange={({ target }) => {
              setEmail(target.value);
              setError(undefined);
            }}
          />
          <Field label={words.role} hint={words.may[role]}>
            {(control) => <RoleSelect {...control} value={role} onChange={setRole} />}
          </Field>
          <Button type="submit" className="mt-5" loading={invite.isPending}>
            {words.send}
          </Button>
        </>
      )}
    </Form>
  );
}
