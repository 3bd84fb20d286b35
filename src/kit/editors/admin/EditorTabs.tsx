import type { ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { PageTitle } from '@/kit/page-parts/admin/PageTitle';
import { StaffErrorBoundary } from '@/kit/page-parts/admin/StaffErrorBoundary';
import { Tabs } from '@/ui/Tabs';
import { Skeleton } from '@/ui/Skeleton';
import { commonWords } from '@/words/staff';
import { LiveRegion } from '@/ui/LiveRegion';

type Props = {
  words: { title: string; purpose: string };
  /** `part`: the tab's name in the error message if it fails to render. */
  tabs: { name: string; part: string; content: ReactNode }[];
  children?: ReactNode;
};

/** An error in one tab leaves the other tabs usable. */
export function EditorTabs({ words, tabs, children }: Props) {
  const { title, purpose } = words;
  const { isLoading } = useContent();
  if (isLoading) return <EditorSkeleton title={title} purpose={purpose} />;
  return (
    <>
      <PageTitle title={title} purpose={purpose} />
      {children}
      <Tabs
        label={title}
        tabs={tabs.map(({ name, part, content }) => ({
          name,
          content: <StaffErrorBoundary name={part}>{content}</StaffErrorBoundary>,
        }))}
      />
    </>
  );
}

/** Shown instead of an editor while its values load. */
export function EditorSkeleton({ title, purpose }: { title: string; purpose: string }) {
  return (
    <div aria-busy="true">
      <PageTitle title={title} purpose={purpose} />
      <LiveRegion>{commonWords.loading}</LiveRegion>
      <div className="cols">
        <div className="card grid gap-6">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-32" />
        </div>
        <Skeleton className="h-96 rounded-3" />
      </div>
    </div>
  );
}
