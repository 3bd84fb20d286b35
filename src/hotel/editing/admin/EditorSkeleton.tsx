import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { Skeleton } from '@/ui/Skeleton';
import { editorWords } from '@/words/staff';

/** An editor while its section is on its way: nothing can be typed into what is not there yet. */
export function EditorSkeleton({ title, purpose }: { title: string; purpose: string }) {
  return (
    <div aria-busy="true">
      <PageTitle title={title} purpose={purpose} />
      <p className="sr-only" role="status">
        {editorWords.loading}
      </p>
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
