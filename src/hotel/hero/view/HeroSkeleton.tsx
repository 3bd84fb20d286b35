import { frameWords } from '@/words/visitors';
import { Skeleton } from '@/ui/Skeleton';
import './hero.css';

/** The hero while its words are on their way. */
export function HeroSkeleton() {
  return (
    <section className="hero on-dark" aria-busy="true">
      <div className="hero-copy">
        <div className="wrap">
          <h1>
            <span className="sr-only">{frameWords.loading}</span>
            <Skeleton className="h-[1em] w-full" />
            <Skeleton className="mt-[0.1em] h-[1em] w-4/5" />
          </h1>
          <p>
            <Skeleton className="h-[1em] w-full" />
            <Skeleton className="mt-2 h-[1em] w-2/5" />
          </p>
          <Skeleton className="btn h-13 w-45" />
        </div>
      </div>
    </section>
  );
}
