import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useLocation } from '@/ui/router';
import { useContent } from '@/content/store/queries/content';
import { useMoney } from '@/content/store/queries/money';
import { NO_END } from '@/selling/prices/night-price';
import type { Extra } from '@/content/schema/price-rules';
import { useStayQuote } from '@/selling/prices/queries/stay-quote';
import { periodsOf } from '@/selling/rooms/room-rules';
import { chargesOf, nightsByPrice, sumOf } from '@/selling/prices/stay-amounts';
import type { AskedQuote, QuoteAnswer, StayQuote, StayRule } from '@/selling/prices/stay-quote';
import {
  bookingWords,
  calendarWords,
  countWords,
  faultWords,
  nightPriceWords as nightWords,
  refusalWords,
  roomsWords,
  stayPriceWords as words,
} from '@/words/visitors';
import type { Room } from '@/content/schema/room';
import { GUESTS_MIN, NIGHTS_MAX, NIGHTS_MIN, PROMO_CODE_MAX } from '@/basics/rules/limits';
import { formatNumber } from '@/basics/rules/numbers';
import { stayPrice, toCents } from '@/basics/rules/price';
import { addDays, dayAndMonth, formatDate, isBookableDay } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import type { FormStay } from './use-booking-form';
import './quote-parts.css';

/*
 * What a stay costs where its room has rules (decision 0060), in one file that comes after the page and
 * only there (see use-quote-parts.ts).
 */

type Props = {
  room: Room;
  stay: FormStay;
  /** Why the last request was not taken; undefined once the form has changed. */
  refused: QuoteAnswer | undefined;
  /** Changes the form's fields, as if a visitor had. */
  edit: (how: (fields: HTMLFormElement) => void) => void;
};

/** One guest, one night, no date: that costs the room's own price, and is not asked about. */
function isPlain({ checkIn, nights, guests, extras, code }: FormStay): boolean {
  const isOne = nights === NIGHTS_MIN && guests === GUESTS_MIN;
  return !checkIn && isOne && extras.length === 0 && !code;
}

function askedOf({ id }: Room, stay: FormStay): AskedQuote | undefined {
  const { checkIn = null, nights, guests, extras, code } = stay;
  // While a year is being typed it is 0002, 0020 …
  if (isPlain(stay) || (checkIn && !isBookableDay(checkIn))) return undefined;
  return { roomId: id, checkIn, nights, guests, extras, code };
}

const isOfCode = (rule: StayRule | null | undefined) => rule?.code.startsWith('code-') === true;

type RuleProps = Props & {
  onChoose: (stay: { checkIn: string | undefined; nights: number }) => void;
};

/** Below dates, guests and nights: the rule that they break, with a press that takes what would do. */
export function RuleNote({ room, stay, refused, onChoose }: RuleProps) {
  const { quote } = useStayQuote(askedOf(room, stay));
  const note = useRef<HTMLDivElement>(null);
  const rule = isPlain(stay) || isOfCode(quote?.rule) ? null : quote?.rule;
  const { content } = useContent();
  const { periods } = (content.source?.content ?? content).prices;
  const said = rule && 'name' in rule ? rule.name : undefined;
  const named = periods.find(({ roomId, name }) => roomId === room.id && name === said);
  // As the page has it in its language.
  const period = content.prices.periods.find(({ id }) => id === named?.id)?.name ?? said;
  const refusedFor = refused?.quote?.rule?.code;
  useEffect(() => {
    if (refusedFor) note.current?.querySelector('button')?.focus();
  }, [refusedFor]);

  function press(label: string, next: Partial<FormStay>, field: string) {
    return (
      <Button
        variant="ghost"
        size="small"
        onClick={({ currentTarget: { form } }) => {
          onChoose({ checkIn: stay.checkIn, nights: stay.nights, ...next });
          // The button goes with the note.
          const control = form?.elements.namedItem(field);
          if (control instanceof HTMLElement) control.focus();
        }}
      >
        {label}
      </Button>
    );
  }

  return (
    // Always there, so that a screen reader hears when it is filled.
    <div ref={note} className={rule ? 'stay-rule' : undefined} role="status">
      {rule && (
        <p>
          {period && (
            <b className="block" dir="auto">
              {period}
            </b>
          )}{' '}
          {sentenceOf(rule)}
        </p>
      )}
      {rule?.code === 'least-nights' &&
        rule.nights <= NIGHTS_MAX &&
        press(
          words.stayNights(countWords.nightsInText(rule.nights)),
          { nights: rule.nights },
          'nights',
        )}
      {rule?.code === 'arrival-day' &&
        rule.next &&
        press(words.arriveOn(formatDate(rule.next)), { checkIn: rule.next }, 'checkIn')}
    </div>
  );
}

function sentenceOf(rule: StayRule): string | undefined {
  const weekday = (day: number) => calendarWords.weekdays[day - 1]?.[1] ?? '';
  switch (rule.code) {
    case 'least-nights': {
      const nights = countWords.nightsInText(rule.nights);
      return addDays(rule.until, 1) === NO_END
        ? `${nightWords.orMore(nights)}.`
        : words.leastNights(dayAndMonth(rule.from), dayAndMonth(rule.until), nights);
    }
    case 'arrival-day':
      return words.arrivalDays(rule.days.map(weekday));
    case 'too-many-guests':
      return refusalWords['too-many-guests'](rule);
    case 'code-early':
      return words.codeEarly(formatDate(rule.from));
    case 'code-expired':
      return words.codeExpired(formatDate(rule.until));
    case 'code-wrong':
      return words.codeWrong;
    case 'code-room':
      return words.codeRoom;
    case 'code-used-up':
      return words.codeUsedUp;
    case 'code-unquoted':
      return undefined; // it is being looked at
  }
}

type HeadProps = Pick<Props, 'room' | 'stay'> & {
  /** Is given the price to be told elsewhere, undefined while there is none. */
  onPriced: (price: ReactNode) => void;
  children: ReactNode;
};

/** Once days are chosen what their nights come to, instead of what a night costs (`children`). */
export function HeadPrice({ room, stay, onPriced, children }: HeadProps) {
  const money = useMoney();
  const { quote } = useStayQuote(askedOf(room, stay));
  const isSold = quote !== undefined && (!quote.rule || isOfCode(quote.rule));
  const priced = stay.checkIn && isSold ? quote : undefined;
  const price = priced && money(priced.price);
  const nights = priced && words.forNights(countWords.nightsInText(priced.nights.length));
  const whole =
    priced &&
    roomsWords.withService(money(sumOf([priced.price, priced.fee, priced.tax])), priced.tax > 0);
  useEffect(() => {
    onPriced(
      price && (
        <p className="price">
          <span>{price}</span>{' '}
          <small>
            <span>{nights}</span> <br />
            <span>{whole}</span>
          </small>
        </p>
      ),
    );
    // eslint-disable-next-line react/exhaustive-deps -- once for each price
  }, [price, nights, whole]);
  if (!price) return children;
  return (
    <p className="price">
      <span>{price}</span> <small>{nights}</small>
    </p>
  );
}

/** `children` tell the room's own price, which is not asked about. */
type PartProps = Props & { children: ReactNode };

/** What may be added, a code, and what all of it costs. */
export function StayQuotePart({ room, stay, refused, edit, children }: PartProps) {
  const { prices } = useContent().content;
  const answer = useStayQuote(askedOf(room, stay));
  const { isFetching, isFailed, isBusy, refetch, learn } = answer;
  const [gone, setGone] = useState<readonly string[]>([]);
  const plain = isPlain(stay);
  const quote = plain ? undefined : answer.quote;
  const lost = refused?.gone ?? answer.gone;

  // A refused request brings the quote that it was refused for.
  useEffect(() => {
    if (refused) learn(refused);
    // eslint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [refused]);

  useEffect(() => {
    if (lost) takeOut(lost);
    // eslint-disable-next-line react/exhaustive-deps -- once for each extra
  }, [lost]);

  function takeOut(id: string): void {
    setGone((before) => [...before, id]);
    edit((fields) => {
      for (const box of fields.querySelectorAll<HTMLInputElement>('[name="extra"]'))
        if (box.value === id) box.checked = false;
    });
  }

  const nameOf = (id: string) =>
    [...prices.extras, ...prices.charges].find((one) => one.id === id)?.name ?? '';
  const offered = prices.extras.filter(({ id }) => !gone.includes(id));
  const reckoned = stayPrice(room.price, stay.nights, prices.charges).total;
  const isUnknown = !plain && !quote && isFailed;
  const total = quote?.total ?? reckoned;
  return (
    <>
      {offered.length > 0 && <Extras offered={offered} stay={stay} />}
      <div role="status">
        {gone.map(
          (id) =>
            nameOf(id) && (
              <p key={id} className="stay-rule">
                {words.gone(nameOf(id))}
              </p>
            ),
        )}
      </div>
      <CodeField stay={stay} quote={quote} isBusy={isBusy} edit={edit} />
      {/* What is shown is what is sent: the server refuses to take it at another price. */}
      {!isUnknown && <input type="hidden" name="quotedTotal" value={total} />}
      <div className="stay-quote" aria-busy={(isFetching && !plain) || undefined}>
        {quote && <QuoteLines room={room} guests={stay.guests} quote={quote} nameOf={nameOf} />}
        {!quote && !isUnknown && <div>{children}</div>}
        {isUnknown && (
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
        {!stay.checkIn && periodsOf(room, prices).length > 0 && (
          <p className="stay-quote-note">{words.byDate}</p>
        )}
      </div>
      <Changed refused={refused} quote={isFetching ? undefined : quote} />
    </>
  );
}

/** Says that a request was not sent, because it costs something else than was shown. */
function Changed({
  refused,
  quote,
}: {
  refused: QuoteAnswer | undefined;
  quote: StayQuote | undefined;
}) {
  const money = useMoney();
  const isChanged = refused?.quote && quote && !quote.rule;
  return (
    <div className={isChanged ? 'stay-rule' : undefined} role="alert">
      {isChanged && words.changed(money(quote.total))}
    </div>
  );
}

type LinesProps = {
  room: Room;
  guests: number;
  quote: StayQuote;
  nameOf: (id: string) => string;
};

function QuoteLines({ room, guests, quote, nameOf }: LinesProps) {
  const money = useMoney();
  const whole = quote.nights.map(({ amount, full: before = amount }) => before);
  const further = Math.max(guests - (room.guestsIncluded ?? room.capacity), 0);
  const each = toCents(further * room.extraGuestPrice);
  // What is told apart is in each night's price; younger prices than this page's leave it there.
  const isApart = each > 0 && whole.every((amount) => amount > each);
  const full = isApart ? whole.map((amount) => toCents(amount - each)) : whole;
  const parts = nightsByPrice(full).map(({ nights, amount }) => `${nights} × ${money(amount)}`);
  return (
    <dl className="sum" aria-live="polite">
      {line(
        full.length === 1 ? bookingWords.roomPrice : words.roomPrice(parts),
        money(sumOf(full)),
      )}
      {isApart &&
        line(
          words.furtherGuests(further, `${full.length} × ${money(each)}`),
          money(toCents(each * full.length)),
        )}
      {quote.discount > 0 && line(words.discount, `−${money(quote.discount)}`)}
      {chargesOf(quote).map(({ id, name, percent, amount }) =>
        line(
          bookingWords.fee(formatNumber(percent), nameOf(id) || name || undefined),
          money(amount),
        ),
      )}
      {quote.extras.map(({ id, name, count, amount }) =>
        line((nameOf(id) || name) + (count > 1 ? ` × ${count}` : ''), money(amount)),
      )}
      <div className="total" data-keep-clear="">
        <dt>{bookingWords.total}</dt>
        <dd>{money(quote.total)}</dd>
      </div>
    </dl>
  );
}

function line(term: string, value: string) {
  return (
    <div key={term}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Extras({ offered, stay }: { offered: readonly Extra[]; stay: FormStay }) {
  const money = useMoney();
  const id = useId();
  return (
    <fieldset className="stay-extras">
      <legend className="label">{words.extras}</legend>
      {offered.map((extra) => {
        const isChosen = stay.extras.some((one) => one.id === extra.id);
        return (
          <div key={extra.id}>
            <label htmlFor={id + extra.id}>
              <input type="checkbox" id={id + extra.id} name="extra" value={extra.id} />
              <span>
                {extra.name}{' '}
                <small>
                  {extra.price > 0 ? `${money(extra.price)} ${words.per[extra.per]}` : words.free}
                </small>
              </span>
            </label>
            {isChosen && extra.most > 1 && (
              <select
                className="input"
                name={`count-${extra.id}`}
                aria-label={words.howMany(extra.name)}
              >
                {Array.from({ length: extra.most }, (_, nth) => (
                  <option key={nth}>{nth + 1}</option>
                ))}
              </select>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

type CodeProps = Pick<Props, 'stay' | 'edit'> & { quote: StayQuote | undefined; isBusy: boolean };

/** What an offer's way leads here with; '' for none, and for what can be no code. */
function givenCode(search: string): string {
  const code = new URLSearchParams(search).get('code')?.trim() ?? '';
  return code.length > PROMO_CODE_MAX || /\s/u.test(code) ? '' : code;
}

/** For who has been given a code; looked at when it is applied, because wrong ones are counted. */
function CodeField({ stay, quote, isBusy, edit }: CodeProps) {
  const given = givenCode(useLocation().search);
  const rule = stay.code && isOfCode(quote?.rule) ? quote?.rule : undefined;
  const fault = stay.code && isBusy ? words.codeBusy : rule && sentenceOf(rule);

  function apply(): void {
    edit((fields) => {
      const [typed, applied] = ['code', 'appliedCode'].map((name) =>
        fields.elements.namedItem(name),
      );
      if (typed instanceof HTMLInputElement && applied instanceof HTMLInputElement)
        applied.value = typed.value.trim();
    });
  }

  // Of the address, as if it had been typed.
  useEffect(() => {
    if (given) apply();
    // eslint-disable-next-line react/exhaustive-deps -- once for each code
  }, [given]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  }

  return (
    <details className="stay-code" open={given !== ''}>
      <summary className="link mt-4">{words.haveCode}</summary>
      <Field
        label={words.code}
        hint={stay.code && quote && !isOfCode(quote.rule) && words.codeCounts}
        error={fault || undefined}
      >
        {(control) => (
          <div>
            <input
              {...control}
              name="code"
              key={given}
              defaultValue={given}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={PROMO_CODE_MAX}
              onKeyDown={onKeyDown}
            />
            <Button variant="ghost" size="small" onClick={apply}>
              {words.apply}
            </Button>
          </div>
        )}
      </Field>
      <input type="hidden" name="appliedCode" />
    </details>
  );
}
