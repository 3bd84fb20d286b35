import { useEffect, useRef, type ReactNode } from 'react';
import { mailtoLink } from '@/basics/rules/mailto';
import { phoneLink } from '@/basics/rules/phone-number';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { requestReference } from '@/selling/booking/reference';
import { receiptWords as words } from '@/words/visitors';
import { Button } from '@/ui/Button';
import { sumLine } from './sum-line';

export type ReceiptProps = {
  id: string;
  /** Null if the guest saw no total. */
  total: number | null;
  /** The guest's address; undefined after a reload, because it is not stored. */
  email: string | undefined;
  /** True right after sending, so that the heading gets the focus. */
  isNew: boolean;
  className?: string;
  /** The lines between reference and total. */
  lines: ReactNode;
  /** Notes below the lines. */
  children?: ReactNode;
  onAnother: () => void;
};

/** The receipt of a request: its reference, what was requested, and how the hotel answers. */
export function ReceiptSection({ id, total, email, isNew, ...more }: ReceiptProps) {
  const money = useMoney();
  const { contactInfo: contact } = useContent().content.sections;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className={`receipt ${more.className ?? ''}`} aria-labelledby="receipt">
      <h2 className="h3" id="receipt" ref={heading} tabIndex={-1}>
        {words.title}
      </h2>
      <dl className="sum">
        {sumLine(words.reference, <b>{requestReference(id)}</b>)}
        {more.lines}
        {sumLine(words.total, total === null ? words.totalOpen : money(total), {
          className: 'total',
        })}
      </dl>
      {more.children}
      <p>
        <span>{words.answer(email)}</span> {words.notBooked}
      </p>
      <p>
        {words.silence} <a href={phoneLink(contact)}>{contact.phone}</a>,{' '}
        <a href={mailtoLink(contact.email)}>{contact.email}</a>
      </p>
      <Button variant="ghost" className="w-full" onClick={more.onAnother}>
        {words.another}
      </Button>
    </section>
  );
}
