import { frameWords } from '@/words/visitors';
import { ABOUT_IMAGE_SLOTS } from '@/hotel/rules/limits';
import { Skeleton } from '@/ui/Skeleton';

/** Title, description and pictures while they are on their way, in their geometry. */
export function AboutSkeleton() {
  return (
    <div className="wrap" aria-busy="true">
      <header className="page-head about-head">
        <h1>
          <span className="sr-only">{frameWords.loading}</span>
          <Skeleton className="h-[1em] w-full" />
          <Skeleton className="mt-[0.1em] h-[1em] w-4/5" />
        </h1>
        <p className="lead">
          <Skeleton className="h-32 w-full" />
        </p>
      </header>
      <div className="gallery">
        {Array.from({ length: ABOUT_IMAGE_SLOTS }, (_, slot) => (
          <Skeleton key={slot} />
        ))}
      </div>
    </div>
  );
}
