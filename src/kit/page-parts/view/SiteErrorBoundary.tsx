import type { ReactNode } from 'react';
import { mailtoLink } from '@/basics/rules/mailto';
import { faultWords } from '@/words/visitors';
import { ErrorBoundary, retryAndRefocus } from '@/ui/ErrorBoundary';
import { phoneLink, type Telephone } from '@/basics/rules/phone-number';

type Props = {
  text?: string;
  /** Telephone and email of the hotel, shown if a form fails. */
  contact?: Telephone & { email: string };
  /** The replaced form's background. Without one: a dashed frame, as for an empty list. */
  surface?: 'panel' | 'sheet';
  id?: string;
  /** Element for the error message: `li` inside a list, `section` for the page's full width. */
  as?: 'div' | 'li' | 'section';
  data?: readonly unknown[];
  children: ReactNode;
};

/** An `ErrorBoundary` for a part of a public page: the rest of the page keeps working. */
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
