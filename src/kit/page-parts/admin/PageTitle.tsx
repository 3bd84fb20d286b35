import { useContext, createContext, type ReactNode } from 'react';
import { signInWords } from '@/words/sign-in';

type Props = {
  title: string;
  purpose: string;
  children?: ReactNode;
};

/** The heading of an admin page; also sets the browser tab's title. */
export function PageTitle({ title, purpose, children }: Props) {
  const missed = useContext(UnseenCount);
  return (
    <header className="title spread items-end gap-4">
      <title>{adminTitle(title, missed)}</title>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{purpose}</p>
      </div>
      {children && <div className="row title-actions not-print:max-md:w-full">{children}</div>}
    </header>
  );
}

/** The browser tab's title, e.g. `(2) Hero Section – Admin`. */
export function adminTitle(page: string, missed = 0): string {
  const title = signInWords.tabTitle(page);
  return missed > 0 ? signInWords.tabCount(missed, title) : title;
}

/** Number of new entries since the tab was last visible, for the tab's title. */
export const UnseenCount = createContext(0);
