import { useContext, createContext, type ReactNode } from 'react';
import { signInWords } from '@/words/sign-in';

type Props = {
  title: string;
  purpose: string;
  children?: ReactNode;
};

/** The head of every page of the admin area; also names the browser's tab. */
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

/** What the browser's tab is called: `Hero Section – Admin`, `(2) Hero Section – Admin`. */
export function adminTitle(page: string, missed = 0): string {
  const title = signInWords.tabTitle(page);
  return missed > 0 ? signInWords.tabCount(missed, title) : title;
}

/** How much came in while nobody looked at this tab; pages put it before their title. */
export const UnseenCount = createContext(0);
