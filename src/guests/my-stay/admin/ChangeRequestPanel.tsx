import { useState } from 'react';
import type {
  StoredChangeRequest as Asked,
  Decision,
} from '@/guests/my-stay/stored-change-request';
import { guestTextProps } from '@/desk/lists/admin/guest-text-props';
import { useAnswerChange, useChangeRequest } from '@/guests/my-stay/staff-calls/guest-page';
import { useChangeQuote } from '@/selling/prices/staff-calls/prices';
import type { Reservation } from '@/desk/stays/reservation';
import { useRoomsFor } from '@/desk/stays/staff-calls/rooms-for';
import { STAY_MESSAGE_MAX } from '@/basics/rules/limits';
import { useMoney, type FormatMoney } from '@/content/store/queries/use-money';
import { formatDate } from '@/basics/time/dates';
import { cn } from '@/lib/cn';
import { Button } from '@/ui/Button';
import { TextareaField } from '@/ui/Field';
import { focusOnMount } from '@/ui/focus';
import { Skeleton } from '@/ui/Skeleton';
import { useDoubleTapGuard } from '@/ui/use-double-tap-guard';
import { guestPageWords, stayWords } from '@/words/staff';
import { countWords } from '@/words/visitors';

type Props = { reservation: Reservation; onAnswered: (decision: Decision) => void };
type Answered = { decision: Decision; lines: [string, string][]; message: string };

/** The guest's change request. It remains after the answer, so that no button moves. */
export function ChangeRequestPanel({ reservation, onAnswered }: Props) {
  const { id, asksChange, updatedAt, language } = reservation;
  const { data: asked, isError } = useChangeRequest(asksChange ? id : undefined, updatedAt);
  const wanted = asked && wantedOf(asked, reservation);
  const total = useChangeQuote(id, updatedAt, wanted ?? null).data?.total;
  const money = useMoney();
  const answer = useAnswerChange();
  const [isDeclining, setDeclining] = useState(false);
  const [words, setWords] = useState('');
  const [answered, setAnswered] = useState<Answered>();
  const resting = useDoubleTapGuard(`${asked?.updatedAt} ${isDeclining}`);
  const say = guestPageWords;

  function decide(decision: Decision): void {
    if (!asked || answer.isPending) return;
    const lines = linesOf(asked, reservation, total, money);
    answer.mutate(
      { to: asked, decision, words: decision === 'declined' ? words : '' },
      {
        onSuccess: (stored) => {
          if (!stored) return;
          setAnswered({ decision, lines, message: asked.message });
          setDeclining(false);
          onAnswered(decision);
        },
      },
    );
  }

  if (!asksChange && !answered) return null;
  const open = asksChange ? asked : undefined;
  const shown = open
    ? { lines: linesOf(open, reservation, total, money), message: open.message }
    : !asksChange && answered;
  return (
    <section
      className="notice asked-change mt-[1.2rem] mx-0 mb-0 px-[1.2rem] py-4 font-normal"
      aria-label={say.asksTitle}
    >
      <h3>{say.asksTitle}</h3>
      {asksChange && isError && <p className="err">{say.asksFailed}</p>}
      {asksChange && asked === undefined && !isError && <Skeleton className="mt-3 h-16" />}
      {shown && (
        <dl className="detail-facts">
          {shown.lines.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {open && <RequestedNights asked={open} reservation={reservation} />}
      {shown && shown.message && (
        <p
          className="message-text mt-0 mx-0 mb-[0.9rem] p-0 border-0"
          {...guestTextProps(shown.message, language)}
        >
          {shown.message}
        </p>
      )}
      {!asksChange && answered && (
        <p className="min-h-13 font-[550]">
          {answered.decision === 'accepted' ? say.isAccepted : say.isDeclined}
        </p>
      )}
      {open && isDeclining && (
        <TextareaField
          label={say.answer}
          note={say.answerNote}
          ref={focusOnMount}
          rows={2}
          dir="auto"
          maxLength={STAY_MESSAGE_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      )}
      {open && (
        <div className="detail-acts">
          <Button
            loading={answer.isPending}
            resting={resting}
            onClick={() => decide(isDeclining ? 'declined' : 'accepted')}
          >
            {isDeclining ? say.declineNow : say.accept}
          </Button>
          <Button variant="ghost" onClick={() => setDeclining(!isDeclining)}>
            {isDeclining ? say.keep : say.decline}
          </Button>
        </div>
      )}
    </section>
  );
}

function RequestedNights({ asked, reservation }: { asked: Asked; reservation: Reservation }) {
  const { id } = reservation;
  const { roomId, checkIn, nights, guests } = wantedOf(asked, reservation);
  const isOther = asked.checkIn !== null || asked.nights !== null;
  const { data } = useRoomsFor(
    isOther && checkIn ? { checkIn, nights, guests, of: id } : undefined,
  );
  if (!isOther || !checkIn) return null;
  const full = data?.find((room) => room.id === roomId)?.full;
  return (
    <p className={cn('mb-[0.7rem]', full && full.length > 0 ? 'text-danger' : 'text-ok')}>
      {full === undefined && '\u00a0'}
      {full?.length === 0 && <span>{guestPageWords.free}</span>}
      {full && full.length > 0 && (
        <span>{guestPageWords.full(full.map((night) => formatDate(night)))}</span>
      )}
    </p>
  );
}

function wantedOf(asked: Asked, { roomId, ...stay }: Reservation) {
  return {
    roomId,
    checkIn: asked.checkIn ?? stay.checkIn,
    nights: asked.nights ?? stay.nights,
    guests: asked.guests ?? stay.guests,
    children: asked.children ?? stay.children,
  };
}

function linesOf(
  asked: Asked,
  reservation: Reservation,
  next: number | undefined,
  money: FormatMoney,
): [string, string][] {
  const { checkIn, nights, guests, children, total } = reservation;
  const { arrival, nights: nightsLabel, guests: guestsLabel, fromTo } = guestPageWords;
  const { noDate } = stayWords;
  const lines: [string, string][] = [];
  const before = checkIn ? formatDate(checkIn) : noDate;
  if (asked.checkIn !== null) lines.push([arrival, fromTo(before, formatDate(asked.checkIn))]);
  if (asked.nights !== null) lines.push([nightsLabel, fromTo(`${nights}`, `${asked.nights}`)]);
  const after = wantedOf(asked, reservation);
  if (asked.guests !== null || asked.children !== null) {
    const hasChildren = children.length + after.children.length > 0;
    const people = (count: number, ages: readonly number[]) =>
      hasChildren ? countWords.guestsInText(count, ages) : `${count}`;
    const [now, then] = [people(guests, children), people(after.guests, after.children)];
    lines.push([guestsLabel, fromTo(now, then)]);
  }
  const then = next === undefined ? '…' : money(next);
  const price = next === total ? money(total) : fromTo(money(total), then);
  return [...lines, [guestPageWords.total, price]];
}
