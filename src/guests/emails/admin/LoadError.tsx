import { Skeleton } from '@/ui/Skeleton';
import { outboxListWords } from '@/words/staff';

/** Shown instead of data that is loading or failed to load. */
export function LoadError({ isError }: { isError: boolean }) {
  if (isError) return <p className="card">{outboxListWords.notLoaded}</p>;
  return <Skeleton className="h-72 rounded-3" />;
}
