import { frameWords, roomWords } from '@/words/visitors';
import { useContent } from '@/content/store/queries/content';
import { Skeleton } from '@/ui/Skeleton';

export function RoomPageSkeleton() {
  const { name } = useContent().content.sections.hotelInfo;
  return (
    <div className="page room-page" aria-busy="true">
      <title>{name}</title>
      <div className="wrap">
        <span className="crumb">{roomWords.back}</span>
        <Skeleton className="detail-pic" />
        <div className="detail">
          <div>
            <h1>
              <span className="sr-only">{frameWords.loading}</span>
              <Skeleton className="h-[1em] w-3/5" />
            </h1>
            <Skeleton className="facts h-15" />
            <Skeleton className="lead h-32 w-full" />
          </div>
          <Skeleton className="h-96 w-full" />
        </div>
      </div>
    </div>
  );
}
