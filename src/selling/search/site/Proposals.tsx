import { use, type ReactNode } from 'react';
import type { Room } from '@/content/schema/room';
import { TotalOfStay } from '@/selling/rooms/view/RoomCard';
import { useMoney } from '@/content/store/queries/use-money';
import { staySentence } from '@/selling/booking/stay-days';
import { writeStaySearch, type StaySearch } from '@/selling/search/stay-search-address';
import type { StaySearchAnswer } from '@/selling/search/stay-search-answer';
import { chosenRoom } from '@/selling/search/chosen-rooms';
import { countWords, searchAnswerWords as words, severalRoomsWords } from '@/words/visitors';
import { roomPath } from '@/basics/rules/paths';
import { Link } from '@/ui/router';
import { languageProps, keepWordsWhole } from '@/ui/Text';
import { Button } from '@/ui/Button';
import { ChoiceContext } from './use-choice';

type Props = { rooms: readonly Room[]; search: StaySearch; answer: StaySearchAnswer };

/** One room of a proposal: who sleeps in it, or from which day and how long. */
type Part = {
  room_id: string;
  check_in?: string;
  nights?: number;
  guests?: number;
  children?: number[];
};

/** Other ways to stay: several rooms, one room after the other, other days. */
export function Proposals({ rooms, search, answer: { together, split, near } }: Props) {
  const { choose } = use(ChoiceContext);
  const money = useMoney();

  function proposal(total: number, parts: readonly Part[]): ReactNode[] {
    const chosen = parts.flatMap(({ room_id, check_in: arrive, ...part }) => {
      const room = rooms.find(({ id }) => id === room_id);
      return room ? [{ room, stay: { ...search, ...(arrive && { arrive }), ...part } }] : [];
    });
    if (chosen.length < parts.length) return [];
    return [
      <li key={JSON.stringify(parts)}>
        <ul>{chosen.map(({ room, stay }, place) => line(room, stay, parts[place]?.guests))}</ul>
        <TotalOfStay total={money(total)} nights={search.nights} />
        {chosen.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            className="mt-2"
            onClick={() => choose(chosen.map(({ room, stay }) => chosenRoom(room, stay)))}
          >
            {severalRoomsWords.chooseAll}
          </Button>
        )}
      </li>,
    ];
  }

  const proposals = {
    together: together.flatMap(({ total, rooms: parts }) => proposal(total, parts)),
    after: split ? proposal(split.total, split.parts) : [],
    near: near.flatMap(({ total, ...day }) => proposal(total, [day])),
  };
  const { togetherText, afterText, nearText } = words;
  const texts = { together: togetherText, after: afterText, near: nearText };
  return (['together', 'after', 'near'] as const).map(
    (id) =>
      proposals[id].length > 0 && (
        <section key={id} className="proposals" aria-labelledby={`found-${id}`}>
          <div>
            <h2 id={`found-${id}`}>{words[id]}</h2>
            <p>{texts[id]}</p>
          </div>
          <ul>{proposals[id]}</ul>
        </section>
      ),
  );
}

/** A link to the room, with the guests of its part or else its dates. */
function line({ id, name }: Room, stay: StaySearch, guests: number | undefined) {
  const dates = staySentence({ checkIn: stay.arrive, nights: stay.nights });
  return (
    <li key={id + stay.arrive + stay.guests}>
      <Link to={roomPath(id) + writeStaySearch(stay)}>
        <span className="room-name" {...languageProps(name)}>
          {keepWordsWhole(name)}
        </span>{' '}
        <small>
          {guests ? countWords.guestsInText(guests, stay.children) : dates?.replace(/[.。។]$/, '')}
        </small>
      </Link>
    </li>
  );
}
