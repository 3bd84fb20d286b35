import { use } from 'react';
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

/** One room of a proposal, with the stay that its link leads to. */
type Line = { roomId: string; stay: StaySearch; fact: string | undefined };
type Proposal = { lines: Line[]; total: number; nights: number };

/** Other ways to stay: several rooms, one room after the other, other days. */
export function Proposals({ rooms, search, answer }: Props) {
  const { choose } = use(ChoiceContext);
  const money = useMoney();
  const roomOf = (roomId: string) => rooms.find(({ id }) => id === roomId);
  const dated = (arrive: string, nights: number) =>
    staySentence({ checkIn: arrive, nights })?.replace(/[.。។]$/, '');
  const together = answer.together.map((one) => ({
    ...one,
    nights: search.nights,
    lines: one.rooms.map(({ room_id: roomId, guests, children }) => ({
      roomId,
      stay: { ...search, guests, children },
      fact: countWords.guestsInText(guests, children),
    })),
  }));
  const after = answer.split && {
    total: answer.split.total,
    nights: search.nights,
    lines: answer.split.parts.map(({ room_id: roomId, check_in: arrive, nights }) => ({
      roomId,
      stay: { ...search, arrive, nights },
      fact: dated(arrive, nights),
    })),
  };
  const near = answer.near.map(({ room_id: roomId, check_in: arrive, total }) => ({
    total,
    nights: search.nights,
    lines: [{ roomId, stay: { ...search, arrive }, fact: dated(arrive, search.nights) }],
  }));
  const isKnown = ({ lines }: Proposal) => lines.every(({ roomId }) => roomOf(roomId));
  const groups: [id: string, title: string, text: string, proposals: Proposal[]][] = [
    ['together', words.together, words.togetherText, together.filter(isKnown)],
    ['after', words.after, words.afterText, after && isKnown(after) ? [after] : []],
    ['near', words.near, words.nearText, near.filter(isKnown)],
  ];
  return groups.map(
    ([id, title, text, proposals]) =>
      proposals.length > 0 && (
        <section key={id} className="proposals" aria-labelledby={`found-${id}`}>
          <div>
            <h2 id={`found-${id}`}>{title}</h2>
            <p>{text}</p>
          </div>
          <ul>
            {proposals.map((proposal, at) => (
              <li key={at}>
                <ul>{proposal.lines.map((line) => lineOf(line, roomOf(line.roomId)))}</ul>
                <TotalOfStay total={money(proposal.total)} nights={proposal.nights} />
                {proposal.lines.length > 1 && (
                  <Button
                    variant="ghost"
                    size="small"
                    className="mt-2"
                    onClick={() =>
                      choose(
                        proposal.lines.flatMap(({ roomId, stay }) => {
                          const room = roomOf(roomId);
                          return room ? [chosenRoom(room, stay)] : [];
                        }),
                      )
                    }
                  >
                    {severalRoomsWords.chooseAll}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </section>
      ),
  );
}

function lineOf({ roomId, stay, fact }: Line, { name }: Pick<Room, 'name'> = { name: '' }) {
  return (
    <li key={roomId + stay.arrive + stay.guests}>
      <Link to={roomPath(roomId) + writeStaySearch(stay)}>
        <span className="room-name" {...languageProps(name)}>
          {keepWordsWhole(name)}
        </span>{' '}
        <small>{fact}</small>
      </Link>
    </li>
  );
}
