import type { ReactNode } from 'react';
import { PageTitle } from '@/hotel/page/admin/PageTitle';

type Props = {
  title: string;
  purpose: string;
  /** Below the heading of something else: a page with tabs, a dialog. */
  inTab: boolean;
  children: ReactNode;
};

/** What an editor is about, and what to do with the edits. */
export function EditorHead({ title, purpose, inTab, children }: Props) {
  if (!inTab)
    return (
      <PageTitle title={title} purpose={purpose}>
        {children}
      </PageTitle>
    );
  return (
    <div className="tab-actions">
      <p>{purpose}</p>
      <div className="title-actions">{children}</div>
    </div>
  );
}
