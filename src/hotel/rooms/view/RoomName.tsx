import { Link } from 'react-router-dom';
import { roomPath } from '@/hotel/rules/paths';
import type { Room } from '@/hotel/rooms/room';
import { scriptProps } from '@/ui/script-props';
import { unbroken } from '@/ui/unbroken';

/** The name of a room in a list, the link to its page. */
export function RoomName({ room, level }: { room: Room; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  return (
    <Heading className="room-name">
      <Link to={roomPath(room.id)} {...scriptProps(room.name)}>
        {unbroken(room.name)}
      </Link>
    </Heading>
  );
}
