import { useRoomsFor } from '@/hotel/reservations/staff-queries/rooms-for';
import type { RoomFor, WantedStay } from '@/hotel/reservations/staff-queries/rooms-for';
import { Button } from '@/ui/Button';
import { freeDatesWords } from '@/words/staff';

type Props = {
  wanted: WantedStay;
  /** The one that is full. */
  roomId: string;
  onChoose: (roomId: string) => void;
};

/** Other kinds of rooms that could take a stay on the nights on which its own is full. */
export function useOtherRooms(wanted: WantedStay | undefined, roomId: string): RoomFor[] {
  const { data = [] } = useRoomsFor(wanted);
  return data.filter(({ id, fits, full }) => id !== roomId && fits && full.length === 0);
}

/** The same as buttons that take one. */
export function OtherRooms({ wanted, roomId, onChoose }: Props) {
  const rooms = useOtherRooms(wanted, roomId);
  if (rooms.length === 0) return null;
  return (
    <>
      <p>{freeDatesWords.otherRooms}</p>
      {rooms.map(({ id, name }) => (
        <Button
          key={id}
          variant="ghost"
          size="small"
          aria-label={freeDatesWords.takeRoom(name)}
          onClick={() => onChoose(id)}
        >
          {name}
        </Button>
      ))}
    </>
  );
}
