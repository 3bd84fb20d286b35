import type { ReactNode } from 'react';
import { mailtoLink } from '@/basics/rules/mailto';
import { faultWords } from '@/words/visitors';
import { ErrorBoundary, retryAndRefocus } from '@/ui/ErrorBoundary';
import { phoneLink, type Telephone } from '@/basics/rules/phone-number';

type Props = {
  text?: string;
  /** Where something could be sent or asked: how else to reach the hotel. */
  contact?: Telephone & { email: string };
  /** The surface that stays, of a form; without it a dashed frame, as around an empty list. */
  surface?: 'panel' | 'sheet';
  id?: string;
  /** `li` inside a list; `section` where the part spans the page. */
  as?: 'div' | 'li' | 'section';
  data?: readonly unknown[];
  children: ReactNode;
};

/** A part of a public page. When it breaks, the page stays, and says how to go on without it. */
export function SiteErrorBoundary({ children, data, as: Box = 'div', id, ...words }: Props) {
  const { text = faultWords.part, contact, surface } = words;
  return (
    <ErrorBoundary
      data={data}
      fallback={({ retry }) => (
        <Box
          className={surface ?? (Box === 'section' ? 'section wrap' : undefined)}
          id={id}
          data-fault
          role={contact && 'alert'}
        >
          <div className={surface ? undefined : 'empty'}>
            <p>{text}</p>
            {contact?.phone && link(phoneLink(contact), contact.phone)}
            {contact?.email && link(mailtoLink(contact.email), contact.email)}
            <button
              type="button"
              className="link"
              onClick={({ currentTarget }) => retryAndRefocus(currentTarget, retry)}
            >
              {faultWords.retry}
            </button>
          </div>
        </Box>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function link(href: string | undefined, text: string) {
  return (
    <p>
      <a className="link" href={href}>
        {text}
      </a>
    </p>
  );
}
