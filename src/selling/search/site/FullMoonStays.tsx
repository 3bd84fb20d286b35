import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import type { FullMoon } from '@/hotel/moon/next-full-moons';
import { useMoney } from '@/content/store/queries/use-money';
import { useCheapestStays } from '@/selling/search/queries/use-stay-search';
import {
  readStaySearch,
  writeStaySearch,
  type StaySearch,
} from '@/selling/search/stay-search-address';
import type { CheapestStay } from '@/selling/search/stay-search-answer';
import { arrivalFor, FullMoons, fullMoonsAhead } from '@/selling/search/view/FullMoons';
import type { FullMoonsProps } from '@/selling/search/view/FullMoons';
import { CAPACITY_MAX } from '@/basics/rules/limits';
import { BOOKING_ID, roomPath } from '@/basics/rules/paths';
import { dayAndMonth } from '@/basics/time/dates';
import { whenNearInUse } from '@/ui/RenderWhenVisible';
import { Link, useKeptSearch } from '@/ui/router';
import { Skeleton } from '@/ui/Skeleton';
import { languageProps, keepWordsWhole } from '@/ui/Text';
import { countWords, fullMoonWords as words, searchAnswerWords } from '@/words/visitors';
import { roomsWords } from '@/words/visitors';

const NIGHTS = 2;

/**
 * The next full moons, each with the cheapest room that is free around it. Asks for these stays when
 * the visitor comes near the list.
 */
export function FullMoonStays(props: FullMoonsProps) {
  const { sections, rooms } = props.content;
  const moons = useMemo(() => fullMoonsAhead(sections), [sections]);
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => whenNearInUse(place.current, () => setNear(true)), []);
  const party = partyOf(useKeptSearch(), rooms);
  const asked = { ...party, arrivals: moons.map(arrivalFor), nights: NIGHTS };
  const { data, isError } = useCheapestStays(isNear ? asked : undefined);

  function stayAt(moon: FullMoon): ReactNode {
    if (!data) return isNear && !isError && <Skeleton className="h-12 w-4/5" />;
    const arrive = arrivalFor(moon);
    const stay = data.find(({ check_in }) => check_in === arrive);
    const search = { ...party, arrive, nights: NIGHTS };
    return stay && <Stay stay={stay} rooms={rooms} search={search} />;
  }

  return (
    <div ref={place}>
      <FullMoons {...props} moons={moons} withSeas={isNear} stayAt={stayAt} />
    </div>
  );
}

/** The people of the address, if one room can hold so many. */
function partyOf(kept: string, rooms: HotelContent['rooms']) {
  const { guests, children, code } = readStaySearch(new URLSearchParams(kept)).asked;
  const most = Math.min(CAPACITY_MAX, Math.max(1, ...rooms.map(({ capacity }) => capacity)));
  return guests <= most ? { guests, children, code } : { guests: most, children: [], code };
}

type StayProps = Pick<HotelContent, 'rooms'> & { stay: CheapestStay; search: StaySearch };

/** A link to the room with the days in its panel; for full nights, to the nearest free ones. */
function Stay({ stay, rooms, search }: StayProps) {
  const money = useMoney();
  const isFree = stay.room_id !== null && stay.total !== null && stay.rule === null;
  const { room_id: id, total, check_in: arrive } = isFree ? stay : (stay.near ?? stay);
  const room = rooms.find((one) => one.id === id);
  const why = stay.rule ? words.notSo : searchAnswerWords.isFull;
  if (!room || total === null || (!isFree && !stay.near)) return <p>{why}</p>;
  return (
    <>
      {!isFree && <p>{why}</p>}
      <Link to={`${roomPath(room.id)}${writeStaySearch({ ...search, arrive })}#${BOOKING_ID}`}>
        <span>{isFree ? '' : words.beside(dayAndMonth(arrive))}</span>{' '}
        <span {...languageProps(room.name)}>{keepWordsWhole(room.name)}</span>{' '}
        <span>
          {`${money(total)} ${roomsWords.forNights(countWords.nightsInText(NIGHTS))}, ${roomsWords.everything}`}
        </span>
      </Link>
    </>
  );
}
