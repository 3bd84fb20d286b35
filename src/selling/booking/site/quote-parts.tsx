import { useEffect, useState, type ReactNode } from 'react';
import type { ContactInfo } from '@/content/schema/sections/contact-info';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/use-money';
import { areAlone } from '@/selling/prices/children';
import { useStayQuote } from '@/selling/prices/queries/use-stay-quote';
import { periodsOf } from '@/selling/rooms/room-rules';
import { TotalOfStay } from '@/selling/rooms/view/RoomCard';
import { obligatoryCharges, sumOf } from '@/selling/prices/stay-amounts';
import type { QuoteAnswer, StayQuote } from '@/selling/prices/stay-quote';
import { faultWords, stayPriceWords as words } from '@/words/visitors';
import { stayPrice } from '@/basics/rules/price';
import { isBasePriceStay, quoteRequestOf, blockingRule, type QuotedStay } from './RuleNote';
import { QuoteLines } from './QuoteLines';
import { ChatLinks } from './ChatLinks';
import { ExtraChoices, CodeField } from './StayExtras';
import './quote-parts.css';

export { RuleNote } from './RuleNote';

/* The price parts of rooms with price rules (decision 0060), loaded only for such rooms. */

type PricedProps = Pick<QuotedStay, 'room' | 'stay'> & {
  /** The price shown while there is no quote. */
  children: ReactNode;
};

/** Shows the quoted total of the chosen dates, as in the answer to a search by dates. */
export function PriceOfStay({ room, stay, children }: PricedProps) {
  const money = useMoney();
  const { quote } = useStayQuote(quoteRequestOf(room, stay));
  const isOpen = !stay.checkIn || areAlone(stay.children, stay.guests);
  if (isOpen || !quote || blockingRule(quote.rule)) return children;
  return <TotalOfStay total={money(quote.total)} nights={quote.nights.length} />;
}

type ChatProps = Pick<QuotedStay, 'room' | 'stay'> & { contact: ContactInfo };

/** The links to a chat, with the quoted total. */
export function QuotedChatLinks({ room, stay, contact }: ChatProps) {
  const { quote, isFetching } = useStayQuote(quoteRequestOf(room, stay));
  // While fetching, the quote may still be that of the stay before a change.
  const isRefused = areAlone(stay.children, stay.guests) || blockingRule(quote?.rule);
  const total = isFetching || isRefused ? undefined : quote?.total;
  return <ChatLinks {...{ room, stay, contact }} total={total} />;
}

/** `children` is the total at the base price, which can be shown without a request. */
type PartProps = QuotedStay & { children: ReactNode };

export function StayQuoteSection({ room, stay, refused, edit, children }: PartProps) {
  const { prices } = useContent().content;
  const answer = useStayQuote(quoteRequestOf(room, stay));
  const { isFetching, isFailed, isBusy, refetch, learn } = answer;
  const [gone, setGone] = useState<readonly string[]>([]);
  // Without a date there is no total if prices depend on the date; without an adult there is none.
  const isOpen =
    areAlone(stay.children, stay.guests) || (!stay.checkIn && periodsOf(room, prices).length > 0);
  const plain = isBasePriceStay(stay);
  const quote = plain ? undefined : answer.quote;
  const lost = refused?.gone ?? answer.gone;

  // A refusal contains the new quote.
  useEffect(() => {
    if (refused) learn(refused);
    // eslint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refused]);

  useEffect(() => {
    if (lost) takeOut(lost);
    // eslint-disable-next-line react/exhaustive-deps -- once for each extra
  }, [lost]);

  function takeOut(id: string): void {
    setGone((before) => (before.includes(id) ? before : [...before, id]));
    edit((fields) => {
      for (const box of fields.querySelectorAll<HTMLInputElement>('[name="extra"]'))
        if (box.value === id) box.checked = false;
    });
  }

  const nameOf = (id: string) =>
    [...prices.extras, ...prices.charges].find((one) => one.id === id)?.name ?? '';
  const isOnlyAtFullMoon = (id: string) =>
    prices.extras.some((one) => one.id === id && one.atFullMoon === true);
  // Extras of a full moon stay, because the guest may choose other nights.
  const offered = prices.extras.filter(
    ({ id, obligatory }) => !obligatory && (!gone.includes(id) || isOnlyAtFullMoon(id)),
  );
  const left = gone.filter((id) => !stay.extras.some((one) => one.id === id));
  const reckoned = sumOf([
    stayPrice(room.price, stay.nights, prices.charges).total,
    ...obligatoryCharges(prices.extras, stay).map(({ amount }) => amount),
  ]);
  const isUnknown = !plain && !quote && isFailed;
  const isPending = isOpen || (!quote && periodsOf(room, prices).length > 0);
  const total = quote?.total ?? reckoned;
  return (
    <>
      {offered.length > 0 && (
        // The list is closed until a date is chosen, so that the booking button stays near.
        <ExtraChoices offered={offered} chosen={stay.extras} isOpen={stay.checkIn !== undefined} />
      )}
      <div role="status">
        {left.map(
          (id) =>
            nameOf(id) && (
              <p key={id} className="stay-rule">
                {(isOnlyAtFullMoon(id) ? words.goneMoon : words.gone)(nameOf(id))}
              </p>
            ),
        )}
      </div>
      {prices.codes && <CodeField stay={stay} quote={quote} isBusy={isBusy} edit={edit} />}
      {/* The server refuses the request if this total has changed. */}
      {!isUnknown && !isPending && <input type="hidden" name="quotedTotal" value={total} />}
      <div className="stay-quote" aria-busy={(isFetching && !plain) || undefined}>
        {quote && !isOpen && (
          <QuoteLines room={room} guests={stay.guests} ages={stay.children} quote={quote} />
        )}
        {(isOpen || (!quote && !isUnknown)) && <div>{children}</div>}
        {isUnknown && !isOpen && (
          <p className="sum" role="alert">
            {!isBusy && (
              <>
                {words.failed}{' '}
                <button type="button" className="link" onClick={() => void refetch()}>
                  {faultWords.retry}
                </button>
              </>
            )}
          </p>
        )}
      </div>
      <Changed refused={refused} quote={isFetching ? undefined : quote} />
    </>
  );
}

type ChangedProps = { refused: QuoteAnswer | undefined; quote: StayQuote | undefined };

/** Says that a request was not sent because its price changed. */
function Changed({ refused, quote }: ChangedProps) {
  const money = useMoney();
  const isChanged = refused?.quote && quote && !quote.rule;
  return (
    <div className={isChanged ? 'stay-rule' : undefined} role="alert">
      {isChanged && words.changed(money(quote.total))}
    </div>
  );
}
