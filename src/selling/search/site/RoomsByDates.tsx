import { useState, type ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { staySentence } from '@/selling/booking/stay-days';
import { useStaySearch } from '@/selling/search/queries/use-stay-search';
import { readStaySearch, writeStaySearch } from '@/selling/search/stay-search-address';
import type { StaySearchAnswer } from '@/selling/search/stay-search-answer';
import { SEARCH_GUESTS_MAX } from '@/basics/rules/limits';
import { PATH } from '@/basics/rules/paths';
import { Link } from '@/ui/router';
import { countWords, faultWords, partyWords } from '@/words/visitors';
import { searchAnswerWords as words } from '@/words/visitors';
import { LeftOut } from './AskedStay';
import { FoundRooms, isFree } from './FoundRooms';
import { Proposals } from './Proposals';
import { ChoiceContext, useChoice } from './use-choice';
import { loadOnPress } from '@/lib/code-files';
import { optionalPart } from '@/ui/lazy-page';
import './rooms-by-dates.css';

const RoomsRequest = optionalPart(
  loadOnPress(async () => (await import('./RoomsRequest')).RoomsRequest),
);
const RoomsReceipt = optionalPart(
  loadOnPress(async () => (await import('./RoomsReceipt')).RoomsReceipt),
);

type Props = {
  /** The stay in the address of the page: `?arrive=…`. */
  kept: string;
  /** The rooms as without a search. */
  children: ReactNode;
};

/** The rooms for the dates of the address: free ones, then other ways to stay, then the others. */
export function RoomsByDates({ kept, children }: Props) {
  const { rooms } = useContent().content;
  const { asked, unread, alone } = readStaySearch(new URLSearchParams(kept));
  const { arrive } = asked;
  const search = arrive && !alone ? { ...asked, arrive } : undefined;
  const withAdult = alone && { ...asked, guests: alone.length + 1, children: alone };
  const { data, isError, refetch } = useStaySearch(search);
  const { choice, choose, markSent } = useChoice(kept);
  const [email, setEmail] = useState<string>();
  const { sent } = choice;
  const answers = data && new Map(data.rooms.map((one) => [one.room_id, one]));
  const first = answers ? rooms.filter(({ id }) => isFree(answers.get(id))) : rooms;
  const others = rooms.filter((room) => !first.includes(room));
  const hasFailed = isError && !data;
  return (
    <ChoiceContext value={{ rooms: sent ? [] : choice.rooms, choose }}>
      <div className="found-place" role="status">
        {withAdult && (
          <p>
            <span>{partyWords.adultNeeded}</span>{' '}
            {arrive && withAdult.guests <= SEARCH_GUESTS_MAX && (
              <Link className="link" to={PATH.rooms + writeStaySearch({ ...withAdult, arrive })}>
                {countWords.guestsInText(withAdult.guests, withAdult.children)}
              </Link>
            )}
          </p>
        )}
        {search && hasFailed && (
          <p>
            <span>{words.failed}</span>{' '}
            <button type="button" className="link" onClick={() => void refetch()}>
              {faultWords.retry}
            </button>
          </p>
        )}
        {search && !hasFailed && (
          <p>
            <b>{data ? result(data, first.length, search.guests) : words.waiting}</b>{' '}
            <span>{staySentence({ checkIn: search.arrive, nights: search.nights })}</span>
          </p>
        )}
        <div className="left-out">
          <LeftOut fields={unread} />
        </div>
      </div>
      {search && !hasFailed && first.length > 0 && (
        <FoundRooms rooms={first} search={search} answers={answers} leads />
      )}
      {search && data && <Proposals rooms={rooms} search={search} answer={data} />}
      {search && others.length > 0 && (
        <>
          <h2 className="found-others">{words.others}</h2>
          <FoundRooms rooms={others} search={search} answers={answers} />
        </>
      )}
      {(!search || hasFailed) && <div>{children}</div>}
      {sent && (
        <RoomsReceipt
          key={sent.id}
          choice={choice}
          sent={sent}
          email={email}
          onAnother={() => choose([])}
        />
      )}
      {search && !sent && choice.rooms.length > 0 && (
        <RoomsRequest
          rooms={choice.rooms}
          party={search}
          onChange={choose}
          onSent={(request, address) => {
            setEmail(address);
            markSent(request);
          }}
        />
      )}
    </ChoiceContext>
  );
}

function result({ rooms, together }: StaySearchAnswer, free: number, guests: number): string {
  if (free > 0) return words.free(free);
  const isTooMany = rooms.some(({ left, rule }) => left > 0 && rule?.code === 'too-many-guests');
  return isTooMany || together.length > 0 ? words.noneAlone(guests) : words.none;
}
