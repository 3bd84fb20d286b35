import { Skeleton } from '@/ui/Skeleton';

const CARDS = [1, 2, 3];

/** The grid while the rooms are on their way, in the geometry of its cards. */
export function RoomGridSkeleton() {
  return (
    <ul className="rooms" aria-busy="true">
      {CARDS.map((card) => (
        <li className="room" key={card}>
          <Skeleton className="room-pic" />
          <div className="room-top">
            <div>
              <Skeleton className="h-8 w-3/5" />
              <Skeleton className="mt-2 h-6 w-1/2" />
            </div>
            <Skeleton className="h-15 w-1/4" />
          </div>
          <Skeleton className="mt-4 h-8 w-4/5" />
        </li>
      ))}
    </ul>
  );
}
