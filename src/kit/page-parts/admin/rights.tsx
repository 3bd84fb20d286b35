import type { ReactNode } from 'react';
import { hasRight, ROLES, type Right } from '@/basics/session/rights';
import { useMay } from '@/basics/session/staff-calls/session';
import { rightWords } from '@/words/staff';

/** Returns the names of the roles that have a right. */
export function roleNames(right: Right): string[] {
  return ROLES.filter((role) => hasRight(role, right)).map((role) => rightWords.roles[role]);
}

type Props = { right: Right; children: ReactNode };

/** Shows its children only to accounts with the right. */
export function Allowed({ right, children }: Props) {
  return useMay(right) ? children : null;
}

/** Says which roles have a right, unless the account has it. */
export function RightNote({ right }: { right: Right }) {
  const mayChange = useMay(right);
  return mayChange ? null : <p className="notice">{rightWords.onlyFor(roleNames(right))}</p>;
}

/**
 * Lets accounts without the right read its children, but change nothing: fields are disabled and
 * buttons hidden (admin.css). @param note true to say whom to ask
 */
export function EditableBy({ right, note = false, children }: Props & { note?: boolean }) {
  const mayChange = useMay(right);
  if (mayChange) return children;
  return (
    <>
      {note && <RightNote right={right} />}
      <fieldset className="read-only contents" disabled>
        <legend className="sr-only">{rightWords.readOnly}</legend>
        {children}
      </fieldset>
    </>
  );
}
