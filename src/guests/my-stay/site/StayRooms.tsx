import type { GuestStay } from '@/guests/my-stay/guest-stay';
import { useMoney } from '@/content/store/queries/use-money';
import { toCents } from '@/basics/rules/price';
import { formatDate } from '@/basics/time/dates';
import { countWords, stayPageWords, stayRoomsWords as words } from '@/words/visitors';
import { nameProps, ROOM_HEADING_ID, roomNameInPageLanguage } from './room-name';

type Room = GuestStay['rooms'][number];

type Props = { rooms: readonly Room[]; onShow: (place: number) => void };

export function StayRooms({ rooms, onShow }: Props) {
  const money = useMoney();
  const counted = rooms.filter(({ status }) => status !== 'declined' && status !== 'cancelled');
  const total = toCents(counted.reduce((sum, room) => sum + room.total, 0));
  return (
    <section className="guest-card guest-rooms" aria-labelledby="stay-rooms">
      <h2 className="h3" id="stay-rooms">
        {words.title}
      </h2>
      <ul>
        {rooms.map((room, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rooms never change their order
          <li key={index} data-off={!counted.includes(room) || undefined}>
            <span>
              <span {...nameProps(roomNameInPageLanguage(room))}>
                {roomNameInPageLanguage(room).text}
              </span>
              <small>{factsOf(room)}</small>
              <ShowButton room={room} onShow={onShow} />
            </span>
            <span>
              {words.status[room.status]}
              <small>{money(room.total)}</small>
            </span>
          </li>
        ))}
      </ul>
      <dl>
        <div className="guest-total">
          <dt>{words.total}</dt>
          <dd>{money(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Shows another room of the booking in place of the one above. */
function ShowButton({ room, onShow }: { room: Room; onShow: Props['onShow'] }) {
  const { place, isThis } = room;
  if (place === undefined || isThis) return null;
  return (
    <button
      type="button"
      className="link text-sm"
      onClick={() => {
        onShow(place);
        document.getElementById(ROOM_HEADING_ID)?.focus();
      }}
    >
      {words.show(roomNameInPageLanguage(room).text)}
    </button>
  );
}

function factsOf({ isThis, checkIn, nights, guests, children }: Room): string {
  const stay = stayPageWords.facts.nightsAndGuests(
    countWords.nightsInText(nights),
    countWords.guestsInText(guests, children),
  );
  return [
    stay,
    ...(checkIn ? [words.from(formatDate(checkIn))] : []),
    ...(isThis ? [words.thisOne] : []),
  ].join(' · ');
}
