import { useRef, useState, type FormEvent } from 'react';
import { CircleAlert } from 'lucide-react';
import type { ChangeRequest, GuestStay, StayLink } from '@/guests/my-stay/guest-stay';
import { GUESTS_MIN, NIGHTS_MAX, NIGHTS_MIN, STAY_MESSAGE_MAX } from '@/basics/rules/limits';
import { useContent } from '@/content/store/queries/content';
import { areAlone, mostGuests, readAges } from '@/selling/prices/children';
import { ChildrenField } from '@/selling/booking/site/ChildrenField';
import { useMoney } from '@/content/store/queries/use-money';
import { useChangeTotal } from '@/guests/my-stay/queries/guest-stay-queries';
import { addDays, formatDate, isBookableDay } from '@/basics/time/dates';
import { parseTypedDate, numericDate } from '@/basics/time/numeric-date';
import { Button } from '@/ui/Button';
import { focusOnMount } from '@/ui/focus';
import { InputField, SelectField, TextareaField } from '@/ui/Field';
import { countWords, dateWords, refusalWords } from '@/words/visitors';
import { stayPageWords, stayRoomsWords } from '@/words/visitors';
import { roomNameInPageLanguage } from './room-name';

/** Values of the form. `arrival` and `ages` are the typed texts. */
export type ChangeDraft = Pick<ChangeRequest, 'nights' | 'guests' | 'message'> & {
  arrival: string;
  ages: string;
};

type Props = {
  stay: GuestStay;
  link: StayLink;
  draft: ChangeDraft | undefined;
  isSending: boolean;
  refusal: { problem: string; free: string[] } | undefined;
  isFailed: boolean;
  onType: (draft: ChangeDraft) => void;
  onSend: (wanted: ChangeRequest) => void;
  onClose: () => void;
};

export function ChangeForm({ stay, link, draft, isSending, refusal, isFailed, ...on }: Props) {
  const { change: words } = stayPageWords;
  const [errors, setErrors] = useState<{ date?: string; ages?: string }>({});
  const date = useRef<HTMLInputElement>(null);
  const agesField = useRef<HTMLInputElement>(null);
  const typed = draft ?? asItIs(stay);
  const day = parseTypedDate(typed.arrival);
  const money = useMoney();
  const { bands } = useContent().content.prices;
  const hasBands = bands.length > 0;
  const ages = hasBands ? readAges(typed.ages) : undefined;
  const children = ages ?? stay.children;
  const most = mostGuests(stay.capacity, children, bands);
  const { nights, guests, message } = typed;
  const isOther =
    (day ?? null) !== stay.checkIn ||
    nights !== stay.nights ||
    guests !== stay.guests ||
    (hasBands && ages?.join() !== stay.children.join());
  const isReadable = !hasBands || ages !== undefined;
  const isAlone = areAlone(children, guests);
  const isAskable = isOther && isReadable && !isAlone && (!day || isBookableDay(day));
  const wanted = { arrival: day, nights, guests, children: ages };
  const total = useChangeTotal(link, isAskable ? wanted : undefined);

  function type(part: Partial<ChangeDraft>): void {
    setErrors({});
    on.onType({ ...typed, ...part });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    const isMissing = typed.arrival === '' && stay.checkIn !== null;
    if (isMissing || (typed.arrival !== '' && !day)) {
      setErrors({ date: words.dateInvalid });
      date.current?.focus();
      return;
    }
    if (!isReadable || isAlone) {
      setErrors({ ages: refusalWords[isReadable ? 'children-alone' : 'children-ages']() });
      agesField.current?.focus();
      return;
    }
    on.onSend({ ...wanted, message });
  }

  const problem = isFailed ? words.failed : refusal?.problem;
  return (
    <form className="guest-form" noValidate onSubmit={submit}>
      <h2 className="h3" ref={focusOnMount} tabIndex={-1}>
        {words.title}
      </h2>
      <p>{words.text}</p>
      {stay.rooms.length > 0 && (
        <p>{stayRoomsWords.changeOne(roomNameInPageLanguage(stay).text)}</p>
      )}
      <InputField
        label={words.arrival}
        hint={day && words.departure(formatDate(addDays(day, typed.nights)))}
        error={errors.date}
        ref={date}
        autoComplete="off"
        placeholder={dateWords.pattern}
        value={typed.arrival}
        onChange={({ target }) => type({ arrival: target.value })}
      />
      <div className="two">
        <SelectField
          label={words.nights}
          value={typed.nights}
          onChange={({ target }) => type({ nights: Number(target.value) })}
        >
          {choices(NIGHTS_MIN, NIGHTS_MAX, countWords.nights)}
        </SelectField>
        <SelectField
          label={words.guests}
          value={typed.guests}
          onChange={({ target }) => type({ guests: Number(target.value) })}
        >
          {hasBands || stay.children.length === 0
            ? choices(GUESTS_MIN, Math.max(most, stay.guests, guests), countWords.guests)
            : choices(stay.children.length + 1, Math.max(most, stay.guests), (count) =>
                countWords.guestsInText(count, stay.children),
              )}
        </SelectField>
      </div>
      <ChildrenField
        ref={agesField}
        error={errors.ages}
        value={typed.ages}
        onChange={({ target }) => type({ ages: target.value })}
      />
      {/* Renders the line before the price is known, so that the price moves nothing. */}
      <p role="status">
        {isOther && (
          <b>{words.total(total === undefined ? '…' : money(total), money(stay.total))}</b>
        )}
      </p>
      <TextareaField
        label={words.message}
        note={words.optional}
        rows={3}
        dir="auto"
        maxLength={STAY_MESSAGE_MAX}
        value={typed.message}
        onChange={({ target }) => type({ message: target.value })}
      />
      {problem && !isSending && (
        <p className="err" role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{problem}</span>
        </p>
      )}
      {refusal && refusal.free.length > 0 && !isSending && (
        <p className="guest-free">
          <span>{words.nextFree}</span>{' '}
          {refusal.free.map((day) => (
            <button
              key={day}
              type="button"
              className="link"
              onClick={() => type({ arrival: numericDate(day) })}
            >
              {formatDate(day)}
            </button>
          ))}
        </p>
      )}
      <div className="guest-buttons">
        <Button type="submit" loading={isSending}>
          {words.send}
        </Button>
        <Button variant="ghost" onClick={on.onClose}>
          {words.close}
        </Button>
      </div>
    </form>
  );
}

/** Returns the values of the unanswered change request, or else of the stay. */
function asItIs({ checkIn, nights, guests, children, change }: GuestStay): ChangeDraft {
  const waiting = change?.status === 'asked' ? change : undefined;
  const arrival = waiting?.checkIn ?? checkIn;
  return {
    arrival: arrival ? numericDate(arrival) : '',
    nights: waiting?.nights ?? nights,
    guests: waiting?.guests ?? guests,
    ages: (waiting?.children ?? children).join(', '),
    message: waiting?.message ?? '',
  };
}

function choices(from: number, to: number, label: (count: number) => string) {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index).map((count) => (
    <option key={count} value={count}>
      {label(count)}
    </option>
  ));
}
