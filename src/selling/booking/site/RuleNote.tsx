import { useEffect, useRef } from 'react';
import { useContent } from '@/content/store/queries/content';
import { NO_END } from '@/selling/prices/night-price';
import { areAlone } from '@/selling/prices/children';
import { useStayQuote } from '@/selling/prices/queries/use-stay-quote';
import type { QuoteRequest, StayRule, QuoteAnswer } from '@/selling/prices/stay-quote';
import {
  calendarWords,
  countWords,
  nightPriceWords as nightWords,
  refusalWords,
  stayPriceWords as words,
} from '@/words/visitors';
import type { Room } from '@/content/schema/room';
import { GUESTS_MIN, NIGHTS_MAX, NIGHTS_MIN } from '@/basics/rules/limits';
import { addDays, dayAndMonth, formatDate, isBookableDay } from '@/basics/time/dates';
import { Button } from '@/ui/Button';
import type { FormStay } from './use-booking-form';

/** True if the form is unchanged. Then the base price applies, which needs no request. */
export function isBasePriceStay({ checkIn, nights, guests, ...stay }: FormStay): boolean {
  const { children, extras, code } = stay;
  const isOne = nights === NIGHTS_MIN && guests === GUESTS_MIN && children.length === 0;
  return !checkIn && isOne && extras.length === 0 && !code;
}

export function quoteRequestOf({ id }: Room, stay: FormStay): QuoteRequest | undefined {
  const { checkIn = null, nights, guests, children, extras, code } = stay;
  // Skips unfinished dates: while somebody types a year it is 0002, then 0020.
  const isUnfinished = areAlone(children, guests) || (checkIn && !isBookableDay(checkIn));
  if (isBasePriceStay(stay) || isUnfinished) return undefined;
  return { roomId: id, checkIn, nights, guests, children, extras, code };
}

export const isCodeRule = (rule: StayRule | null | undefined) =>
  rule?.code.startsWith('code-') === true;

/** A promo code that does not apply to a room does not keep anybody from booking it. */
export const blockingRule = (rule: StayRule | null | undefined) => (isCodeRule(rule) ? null : rule);

type RuleProps = QuotedStay & {
  onChoose: (stay: { checkIn: string | undefined; nights: number }) => void;
};

/** The price rule that the stay breaks, with a button that changes the stay to fit. */
export function RuleNote({ room, stay, refused, onChoose }: RuleProps) {
  const { quote } = useStayQuote(quoteRequestOf(room, stay));
  const note = useRef<HTMLDivElement>(null);
  const rule = isBasePriceStay(stay) ? null : blockingRule(quote?.rule);
  const { content } = useContent();
  const { periods } = (content.source?.content ?? content).prices;
  const said = rule && 'name' in rule ? rule.name : undefined;
  const named = periods.find(({ roomId, name }) => roomId === room.id && name === said);
  // The period's name in the page's language.
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
          // The pressed button disappears with the note, so the changed field gets the focus.
          const control = form?.elements.namedItem(field);
          if (control instanceof HTMLElement) control.focus();
        }}
      >
        {label}
      </Button>
    );
  }

  return (
    // Always rendered, so that screen readers announce new content.
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

export function sentenceOf(rule: StayRule): string | undefined {
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
      return rule.moon ? words.codeMoon : words.codeRoom;
    case 'code-used-up':
      return words.codeUsedUp;
    case 'code-unquoted':
      return undefined; // it is being looked at
  }
}

export type QuotedStay = {
  room: Room;
  stay: FormStay;
  /** The answer to a refused request, until the form changes. */
  refused: QuoteAnswer | undefined;
  /** Changes the form's fields as if the visitor had typed. */
  edit: (how: (fields: HTMLFormElement) => void) => void;
};
