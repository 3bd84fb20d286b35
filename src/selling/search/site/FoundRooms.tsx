import { useState, type ReactNode } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import type { Room } from '@/content/schema/room';
import { QuoteLines } from '@/selling/booking/site/QuoteLines';
import { blockingRule, isCodeRule, sentenceOf } from '@/selling/booking/site/RuleNote';
import { useStayQuote } from '@/selling/prices/queries/use-stay-quote';
import type { StayRule } from '@/selling/prices/stay-quote';
import { amenitiesByRarity } from '@/selling/rooms/amenities';
import { TotalOfStay } from '@/selling/rooms/view/RoomCard';
import { RoomRow } from '@/selling/rooms/view/RoomRow';
import { ChooseRoom } from './ChooseRoom';
import { PartsButton } from './PartsButton';
import { writeStaySearch, type StaySearch } from '@/selling/search/stay-search-address';
import type { RoomAnswer } from '@/selling/search/stay-search-answer';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { countWords, faultWords, nightPriceWords, stayPriceWords } from '@/words/visitors';
import { searchAnswerWords as words } from '@/words/visitors';
import { BOOKING_ID, PATH, roomPath } from '@/basics/rules/paths';
import { NIGHTS_MAX } from '@/basics/rules/limits';
import { formatDate } from '@/basics/time/dates';
import { Link } from '@/ui/router';
import { Skeleton } from '@/ui/Skeleton';

type Props = {
  rooms: readonly Room[];
  search: StaySearch;
  /** The answer for each room by its id; undefined while it is on its way. */
  answers: ReadonlyMap<string, RoomAnswer> | undefined;
  /** True if the list begins the page: its first picture loads with high priority. */
  leads?: boolean;
};

/** True if the party can book the room for these nights. */
export function isFree(answer: RoomAnswer | undefined): boolean {
  return !!answer && answer.left > 0 && answer.total !== null && !blockingRule(answer.rule);
}

/** Rooms in rows, as without dates, with the total of the stay instead of the price of a night. */
export function FoundRooms({ rooms, search, answers, leads }: Props) {
  const { content } = useContent();
  const money = useMoney();
  const amenities = amenitiesByRarity(content.rooms);

  function slots(room: Room): { price?: ReactNode; note?: ReactNode } {
    if (!answers)
      return {
        price: <Skeleton className="found-wait w-40 h-13" />,
        note: <p className="found-note" />,
      };
    const answer = answers.get(room.id);
    if (!answer) return {};
    if (isFree(answer) && answer.total !== null)
      return {
        price: <TotalOfStay total={money(answer.total)} nights={search.nights} />,
        note: <StayNote room={room} search={search} answer={answer} />,
      };
    const rule = blockingRule(answer.rule) ?? null;
    const period = rule && 'name' in rule ? rule.name : '';
    const named = content.prices.periods.find(
      ({ roomId, name }) => roomId === room.id && name === period,
    );
    return {
      price: <p className="found-why">{whyNot(rule, named?.name ?? period)}</p>,
      note: (
        <p className="found-note">
          <Remedy room={room} search={search} rule={rule} />
          {rule?.code === 'too-many-guests' && (
            <ChooseRoom room={room} search={search} left={answer.left} />
          )}
        </p>
      ),
    };
  }

  return (
    <ul className="room-rows">
      {rooms.map((room, index) => (
        <SiteErrorBoundary key={room.id} as="li" text={faultWords.room} data={[room, answers]}>
          <RoomRow
            room={room}
            images={content.images}
            level={2}
            hotelInfo={content.sections.hotelInfo}
            prices={content.prices}
            priority={leads && index === 0}
            amenities={amenities.get(room.id)}
            {...slots(room)}
          />
        </SiteErrorBoundary>
      ))}
    </ul>
  );
}

function whyNot(rule: StayRule | null, period: string): string | undefined {
  if (!rule) return words.isFull;
  if (rule.code === 'too-many-guests') return words.sleeps(countWords.guestsInText(rule.capacity));
  if (rule.code !== 'least-nights') return sentenceOf(rule);
  const nights = countWords.nightsInText(rule.nights);
  return period ? words.leastNights(nights, period) : nightPriceWords.orMore(nights);
}

type FoundProps = { room: Room; search: StaySearch };

/** A link to what the guest can do about a room that is not free for this stay. */
function Remedy({ room, search, rule }: FoundProps & { rule: StayRule | null }) {
  const link = (to: string, text: string) => (
    <Link className="link" to={to}>
      {text}
    </Link>
  );
  const withStay = (change: Partial<StaySearch>, text: string) =>
    link(PATH.rooms + writeStaySearch({ ...search, ...change }), text);
  const { stayNights, arriveOn } = stayPriceWords;
  if (!rule) return link(`${roomPath(room.id)}#${BOOKING_ID}`, words.otherDays);
  if (rule.code === 'least-nights' && rule.nights <= NIGHTS_MAX)
    return withStay({ nights: rule.nights }, stayNights(countWords.nightsInText(rule.nights)));
  if (rule.code === 'arrival-day' && rule.next)
    return withStay({ arrive: rule.next }, arriveOn(formatDate(rule.next)));
  return null;
}

/** Below a free room: what its total consists of, and if it is the last one. */
function StayNote({ room, search, answer }: FoundProps & { answer: RoomAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const codeRule = isCodeRule(answer.rule) && answer.rule;
  return (
    <>
      <p className="found-note">
        <PartsButton room={room.name} isOpen={isOpen} onChange={setOpen} />
        <ChooseRoom room={room} search={search} left={answer.left} />
        {answer.left === 1 && <span>{words.last}</span>}
      </p>
      {codeRule && <p className="found-code">{sentenceOf(codeRule)}</p>}
      {isOpen && <PartsOfTotal room={room} search={search} />}
    </>
  );
}

function PartsOfTotal({ room, search }: FoundProps) {
  const { arrive: checkIn, nights, guests, children, code } = search;
  const stay = { checkIn, nights, guests, children, extras: [], code: code ?? '' };
  const { quote, isFailed } = useStayQuote({ roomId: room.id, ...stay });
  if (isFailed && !quote) return <p className="found-code">{stayPriceWords.failed}</p>;
  if (!quote) return <Skeleton className="mt-4 h-32" />;
  return <QuoteLines room={room} guests={guests} ages={children} quote={quote} />;
}
