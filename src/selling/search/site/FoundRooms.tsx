import { useState, type ReactNode } from 'react';
import type { HotelContent } from '@/content/store/hotel-content';
import { useContent } from '@/content/store/queries/content';
import type { Room } from '@/content/schema/room';
import { QuoteLines } from '@/selling/booking/site/QuoteLines';
import { isCodeRule, sentenceOf } from '@/selling/booking/site/RuleNote';
import { useStayQuote } from '@/selling/prices/queries/use-stay-quote';
import type { StayRule } from '@/selling/prices/stay-quote';
import { amenitiesByRarity } from '@/selling/rooms/amenities';
import { TotalOfStay } from '@/selling/rooms/view/RoomCard';
import { RoomRow } from '@/selling/rooms/view/RoomRow';
import { ChooseRoom } from './ChooseRoom';
import { writeStaySearch, type StaySearch } from '@/selling/search/stay-search-address';
import type { RoomAnswer } from '@/selling/search/stay-search-answer';
import { SiteErrorBoundary } from '@/kit/page-parts/view/SiteErrorBoundary';
import { countWords, faultWords, nightPriceWords, stayPriceWords } from '@/words/visitors';
import { searchAnswerWords as words } from '@/words/visitors';
import { BOOKING_ID, PATH, roomPath } from '@/basics/rules/paths';
import { NIGHTS_MAX } from '@/basics/rules/limits';
import { formatPrice } from '@/basics/rules/price';
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
  return !!answer && answer.left > 0 && answer.total !== null && !blockingRule(answer);
}

/** A promo code that does not apply to a room does not keep anybody from booking it. */
const blockingRule = ({ rule }: RoomAnswer) => (isCodeRule(rule) ? null : rule);

/** Rooms in rows, as without dates, with the total of the stay instead of the price of a night. */
export function FoundRooms({ rooms, search, answers, leads }: Props) {
  const { content } = useContent();
  const amenities = amenitiesByRarity(content.rooms);
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
            {...slots(room, search, answers, content)}
          />
        </SiteErrorBoundary>
      ))}
    </ul>
  );
}

function slots(
  room: Room,
  search: StaySearch,
  answers: Props['answers'],
  { prices, sections }: HotelContent,
): { price?: ReactNode; note?: ReactNode } {
  if (!answers)
    return {
      price: <Skeleton className="found-wait w-40 h-13" />,
      note: <p className="found-note" />,
    };
  const answer = answers.get(room.id);
  if (!answer) return {};
  const { currencySign } = sections.hotelInfo;
  if (isFree(answer) && answer.total !== null)
    return {
      price: <TotalOfStay total={formatPrice(answer.total, currencySign)} nights={search.nights} />,
      note: <StayNote room={room} search={search} answer={answer} />,
    };
  const rule = blockingRule(answer);
  const period = rule && 'name' in rule ? rule.name : '';
  const named = prices.periods.find(({ roomId, name }) => roomId === room.id && name === period);
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

function whyNot(rule: StayRule | null, period: string): string | undefined {
  if (!rule) return words.isFull;
  if (rule.code === 'too-many-guests') return words.sleeps(countWords.guestsInText(rule.capacity));
  if (rule.code !== 'least-nights') return sentenceOf(rule);
  const nights = countWords.nightsInText(rule.nights);
  return period ? words.leastNights(nights, period) : nightPriceWords.orMore(nights);
}

type RemedyProps = { room: Room; search: StaySearch; rule: StayRule | null };

/** A link to what the guest can do about a room that is not free for this stay. */
function Remedy({ room, search, rule }: RemedyProps) {
  const withStay = (change: Partial<StaySearch>, text: string) => (
    <Link className="link" to={PATH.rooms + writeStaySearch({ ...search, ...change })}>
      {text}
    </Link>
  );
  if (!rule)
    return (
      <Link className="link" to={`${roomPath(room.id)}#${BOOKING_ID}`}>
        {words.otherDays}
      </Link>
    );
  if (rule.code === 'least-nights' && rule.nights <= NIGHTS_MAX)
    return withStay(
      { nights: rule.nights },
      stayPriceWords.stayNights(countWords.nightsInText(rule.nights)),
    );
  if (rule.code === 'arrival-day' && rule.next)
    return withStay({ arrive: rule.next }, stayPriceWords.arriveOn(formatDate(rule.next)));
  return null;
}

type NoteProps = { room: Room; search: StaySearch; answer: RoomAnswer };

/** Below a free room: what its total consists of, and if it is the last one. */
function StayNote({ room, search, answer }: NoteProps) {
  const [isOpen, setOpen] = useState(false);
  const codeRule = isCodeRule(answer.rule) && answer.rule;
  return (
    <>
      <p className="found-note">
        <button
          type="button"
          className="link"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {words.parts}
        </button>
        <ChooseRoom room={room} search={search} left={answer.left} />
        {answer.left === 1 && <span>{words.last}</span>}
      </p>
      {codeRule && <p className="found-code">{sentenceOf(codeRule)}</p>}
      {isOpen && <PartsOfTotal room={room} search={search} />}
    </>
  );
}

function PartsOfTotal({ room, search }: Pick<NoteProps, 'room' | 'search'>) {
  const { arrive: checkIn, nights, guests, children, code } = search;
  const stay = { checkIn, nights, guests, children, extras: [], code: code ?? '' };
  const { quote, isFailed } = useStayQuote({ roomId: room.id, ...stay });
  if (isFailed && !quote) return <p className="found-code">{stayPriceWords.failed}</p>;
  if (!quote) return <Skeleton className="mt-4 h-32" />;
  return <QuoteLines room={room} guests={guests} ages={children} quote={quote} />;
}
