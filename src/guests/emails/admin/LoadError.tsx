import { Skeleton } from '@/ui/Skeleton';
import { outboxListWords } from '@/words/staff';

/** In the place of what is still on its way from the server, or did not come. */
export function LoadError({ isError }: { isError: boolean }) {
  if (isError) return <p className="card">{outboxListWords.notLoaded}</p>;
  return <Skeleton className="h-72 rounded-3" />;
}
