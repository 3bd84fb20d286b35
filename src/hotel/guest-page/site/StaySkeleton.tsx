import { Skeleton } from '@/ui/Skeleton';
import { stayPageWords } from '@/words/visitors';

/** The page's shape while the stay is looked up. */
export function StaySkeleton() {
  return (
    <div role="status">
      <h1>{stayPageWords.title}</h1>
      <p className="lead">{stayPageWords.waiting}</p>
      <Skeleton className="mt-8 h-96 w-full" />
    </div>
  );
}
