import { useState } from 'react';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { QuoteLines } from '@/selling/booking/site/QuoteLines';
import { blockingRule, sentenceOf } from '@/selling/booking/site/RuleNote';
import { ExtraChoices } from '@/selling/booking/site/StayExtras';
import { staySentence } from '@/selling/booking/stay-days';
import { mostGuests } from '@/selling/prices/children';
import type { QuoteAnswer } from '@/selling/prices/stay-quote';
import type { ChosenRoom } from '@/selling/search/stored-choice';
import { bookingWords, countWords, refusalWords, severalRoomsWords } from '@/words/visitors';
import { Field } from '@/ui/Field';
import { languageProps } from '@/ui/Text';
import { PartsButton } from './PartsButton';

type Props = {
  room: ChosenRoom;
  answer: QuoteAnswer | null | undefined;
  /** True if the hotel deleted the room. */
  isGone: boolean;
  onChange: (part: Partial<ChosenRoom>) => void;
  onTakeOut: () => void;
};

/** One room of the request: its dates, guests, extras and price. */
export function ChosenRoomFields({ room, answer, isGone, onChange, onTakeOut }: Props) {
  const money = useMoney();
  const [isOpen, setOpen] = useState(false);
  const { rooms, prices } = useContent().content;
  const offered = rooms.find(({ id }) => id === room.roomId);
  const { guests, children } = room;
  const most = Math.max(guests, mostGuests(offered?.capacity ?? 0, children, prices.bands));
  const people = (count: number) =>
    children.length > 0 ? countWords.guestsInText(count, children) : countWords.guests(count);
  const quote = answer?.quote;
  const extras = prices.extras.filter(({ obligatory }) => !obligatory);
  const chooseExtra = (id: string, count: number) => {
    const others = room.extras.filter((one) => one.id !== id);
    onChange({ extras: count > 0 ? [...others, { id, count }] : others });
  };
  return (
    <fieldset>
      <legend {...languageProps(room.name)}>{room.name}</legend>
      <p className="chosen-days">{staySentence({ checkIn: room.arrive, nights: room.nights })}</p>
      {isGone && <p className="stay-rule">{refusalWords['room-gone']()}</p>}
      {quote?.rule && !isGone && <p className="stay-rule">{sentenceOf(quote.rule)}</p>}
      <Field label={bookingWords.guests}>
        {(control) => (
          <select
            {...control}
            value={guests}
            onChange={({ target }) => onChange({ guests: Number(target.value) })}
          >
            {Array.from({ length: most - children.length }, (_, index) => (
              <option key={index} value={children.length + index + 1}>
                {people(children.length + index + 1)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {extras.length > 0 && !isGone && (
        <ExtraChoices offered={extras} chosen={room.extras} onChoose={chooseExtra} />
      )}
      <p className="chosen-acts">
        <button type="button" className="link" onClick={onTakeOut}>
          {severalRoomsWords.takeOut(room.name)}
        </button>
        {quote && !blockingRule(quote.rule) && (
          <>
            <PartsButton room={room.name} isOpen={isOpen} onChange={setOpen} />
            <b>{money(quote.total)}</b>
          </>
        )}
      </p>
      {isOpen && quote && offered && (
        <QuoteLines room={offered} guests={guests} ages={children} quote={quote} />
      )}
    </fieldset>
  );
}
