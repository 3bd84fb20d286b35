import { useContext } from 'react';
import type { ReactNode } from 'react';
import { Missed } from './missed';
import { adminTitle } from './admin-title';

type Props = {
  title: string;
  /** One line: what this page is for. */
  purpose: string;
  /** Buttons, on the right. */
  children?: ReactNode;
};

/** The head of every page of the admin area; also names the browser's tab. */
export function PageTitle({ title, purpose, children }: Props) {
  const missed = useContext(Missed);
  return (
    <header className="title">
      <title>{adminTitle(title, missed)}</title>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{purpose}</p>
      </div>
      {children && <div className="title-actions">{children}</div>}
    </header>
  );
}
