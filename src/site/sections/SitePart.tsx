import type { ReactNode } from 'react';
import { COPY } from '@/domain/copy';
import type { ContactInfo } from '@/domain/sections';
import { Part } from '@/ui/Part';
import { tryAgain } from '@/ui/try-again';
import { phoneLink } from './phone-link';
import './site-part.css';

type Props = {
  /** What the visitor reads in its place. */
  text?: string;
  /** Where something could be sent: how else to reach the hotel. */
  contact?: ContactInfo;
  /** Of what stands in its place, e.g. the surface of a form. */
  className?: string;
  id?: string;
  /** `li` inside a list. */
  as?: 'div' | 'li';
  data?: readonly unknown[];
  children: ReactNode;
};

/** A part of a public page. When it breaks, the page stays, and says how to go on without it. */
export function SitePart({ children, data, ...fallback }: Props) {
  const { text = COPY.fault.part, contact, className = 'wrap', id, as: Box = 'div' } = fallback;
  return (
    <Part
      data={data}
      fallback={({ retry }) => (
        <Box className={`part-fault ${className}`} id={id} data-fault role={contact && 'alert'}>
          <p>{text}</p>
          {contact && (
            <p className="part-fault-ways">
              {contact.phone && <a href={phoneLink(contact.phone)}>{contact.phone}</a>}
              {contact.email && <a href={`mailto:${contact.email}`}>{contact.email}</a>}
            </p>
          )}
          <button
            type="button"
            className="link"
            onClick={({ currentTarget }) => tryAgain(currentTarget, retry)}
          >
            {COPY.fault.retry}
          </button>
        </Box>
      )}
    >
      {children}
    </Part>
  );
}
