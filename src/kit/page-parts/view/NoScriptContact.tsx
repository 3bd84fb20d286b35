import { mailtoLink } from '@/basics/rules/mailto';
import { phoneLink, type Telephone } from '@/basics/rules/phone-number';

/** Shown beside a form if JavaScript is off: the hotel's telephone and email. */
export function NoScriptContact({
  text,
  contact,
}: {
  text: string;
  contact: Telephone & { email: string };
}) {
  return (
    <noscript>
      <p className="hint mt-4">
        {text} <a href={phoneLink(contact)}>{contact.phone}</a>,{' '}
        <a href={mailtoLink(contact.email)}>{contact.email}</a>
      </p>
    </noscript>
  );
}
