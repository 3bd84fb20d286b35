import { mailtoLink } from '@/hotel/rules/mailto';
import type { ContactInfo } from '@/hotel/contact/contact-info';
import { phoneLink } from '@/hotel/rules/phone-number';

/** Where a form cannot be sent because the browser runs no script: how else to reach the hotel. */
export function NeedsScript({ text, contact }: { text: string; contact: ContactInfo }) {
  return (
    <noscript>
      <p className="hint mt-4">
        {text} <a href={phoneLink(contact)}>{contact.phone}</a>,{' '}
        <a href={mailtoLink(contact.email)}>{contact.email}</a>
      </p>
    </noscript>
  );
}
