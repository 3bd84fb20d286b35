import { use } from 'react';
import type { Room } from '@/content/schema/room';
import { useContent } from '@/content/store/queries/content';
import { chosenRoom, spreadParty } from '@/selling/search/chosen-rooms';
import type { ChosenRoom } from '@/selling/search/stored-choice';
import type { StaySearch } from '@/selling/search/stay-search-address';
import { severalRoomsWords as words } from '@/words/visitors';
import { SEARCH_ROOMS_MAX } from '@/basics/rules/limits';
import { ChoiceContext } from './use-choice';

type Props = {
  room: Room;
  search: StaySearch;
  /** The number of units that are free on all nights. */
  left: number;
};

/** Adds a room to the request, or takes it out again. The party is spread anew each time. */
export function ChooseRoom({ room, search, left }: Props) {
  const { rooms, prices } = useContent().content;
  const { rooms: all, choose } = use(ChoiceContext);
  // A choice of other nights, e.g. one room after the other, is replaced.
  const chosen = all.filter(
    ({ arrive, nights }) => arrive === search.arrive && nights === search.nights,
  );
  const times = chosen.filter(({ roomId }) => roomId === room.id).length;

  function spread(next: readonly ChosenRoom[]): ChosenRoom[] | undefined {
    const capacityOf = ({ roomId }: ChosenRoom) =>
      rooms.find(({ id }) => id === roomId)?.capacity ?? 1;
    const parties = spreadParty(search, next.map(capacityOf), prices.bands);
    return parties && next.map((one, place) => ({ ...one, ...parties[place] }));
  }

  const added = spread([...chosen, chosenRoom(room, search)]);
  const canAdd = added && chosen.length < SEARCH_ROOMS_MAX && times < left;
  if (times === 0 && !canAdd) return null;

  const add = () => added && choose(added);

  function takeOut(): void {
    const last = chosen.findLastIndex(({ roomId }) => roomId === room.id);
    const others = chosen.toSpliced(last, 1);
    choose(spread(others) ?? others);
  }

  return (
    <>
      {/* One button for both, so that it keeps the focus. */}
      <button
        type="button"
        className="link"
        aria-label={times === 0 ? words.chooseRoom(room.name) : undefined}
        onClick={times === 0 ? add : takeOut}
      >
        {times === 0 ? words.choose : words.takeOut(room.name)}
      </button>
      {times > 0 && canAdd && (
        <button type="button" className="link" onClick={add}>
          {words.another}
        </button>
      )}
    </>
  );
}
