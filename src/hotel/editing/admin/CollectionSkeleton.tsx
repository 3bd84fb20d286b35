import { PageTitle } from '@/hotel/page/admin/PageTitle';
import { Skeleton } from '@/ui/Skeleton';
import { collectionWords } from '@/words/staff';

/** A table while its rows are on their way. */
export function CollectionSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <PageTitle title={title} purpose={collectionWords.atOnce} />
      <p className="sr-only" role="status">
        {collectionWords.loading}
      </p>
      <div className="table-wrap skeleton-rows">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="skeleton-row" />
        ))}
      </div>
    </div>
  );
}
