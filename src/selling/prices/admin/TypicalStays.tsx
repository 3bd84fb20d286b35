import { useMoney } from '@/content/store/queries/use-money';
import { isoWeekday } from '@/selling/prices/night-price';
import { useStaffQuote } from '@/selling/prices/staff-calls/prices';
import type { Room } from '@/content/schema/room';
import { addDays, formatDate } from '@/basics/time/dates';
import { countWords } from '@/words/visitors';
import { periodWords as words } from '@/words/staff';
import { ruleText } from './quote-words';

type Props = { room: Room; first: string };

const TUESDAY = 2;
const FRIDAY = 5;
const GUESTS = 2;

/** The stored prices of a weekend, three weekday nights and a week from the night `first`. */
export function TypicalStays({ room, first }: Props) {
  const from = (day: number) => addDays(first, (day - isoWeekday(first) + 7) % 7);
  return (
    <section className="typical mt-4 grid max-w-[34rem] gap-[0.2rem] text-sm">
      <h3 className="font-[550]">{words.typical}</h3>
      <p className="hint">{words.afterSaving}</p>
      <TypicalStay room={room} checkIn={from(FRIDAY)} nights={2} />
      <TypicalStay room={room} checkIn={from(TUESDAY)} nights={3} />
      <TypicalStay room={room} checkIn={first} nights={7} />
    </section>
  );
}

type StayProps = { room: Room; checkIn: string; nights: number };

function TypicalStay({ room, checkIn, nights }: StayProps) {
  const money = useMoney();
  const guests = Math.min(GUESTS, room.capacity);
  const { data, isError } = useStaffQuote({ roomId: room.id, checkIn, nights, guests });
  const said = data ? (ruleText(data.rule) ?? money(data.total)) : '…';
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <span>{words.typicalStay(formatDate(checkIn), countWords.nightsInText(nights))}</span>
      <b>{isError ? words.quoteFailed : said}</b>
    </div>
  );
}
