import { Skeleton } from '@/ui/Skeleton';

const CARDS = [1, 2, 3];

/** The rooms while they are on their way, in the geometry of their cards or rows. */
export function RoomGridSkeleton({ inRows = false }: { inRows?: boolean }) {
  return (
    <ul className={inRows ? 'room-rows' : 'rooms'} aria-busy="true">
      {CARDS.map((card) => (
        <li className={inRows ? 'room room-row' : 'room'} key={card}>
          <Skeleton className="room-pic" />
          <div>
            <div className="room-top">
              <div>
                <Skeleton className="h-6 w-3/5" />
                <Skeleton className="mt-2 h-6 w-2/5" />
              </div>
              <Skeleton className="h-15 w-2/5" />
            </div>
            <Skeleton className="mt-4 h-6 w-4/5" />
          </div>
        </li>
      ))}
    </ul>
  );
}
