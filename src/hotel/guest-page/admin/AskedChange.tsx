import { useState } from 'react';
import type { AskedChange as Asked, Decision } from '@/hotel/guest-page/asked-change';
import { useAnswerChange, useAskedChange } from '@/hotel/guest-page/staff-queries/guest-page';
import type { Reservation } from '@/hotel/reservations/reservation';
import { STAY_MESSAGE_MAX } from '@/hotel/rules/limits';
import { formatDate } from '@/hotel/time/dates';
import { Button } from '@/ui/Button';
import { Field } from '@/ui/Field';
import { Skeleton } from '@/ui/Skeleton';
import { guestPageWords } from '@/words/staff';

/** What the guest asks to have otherwise, old beside new: accepted in one press, or declined. */
export function AskedChange({ reservation }: { reservation: Reservation }) {
  const { data: asked, isError } = useAskedChange(reservation.id, reservation.updatedAt);
  const answer = useAnswerChange();
  const [isDeclining, setDeclining] = useState(false);
  const [words, setWords] = useState('');
  const say = guestPageWords;

  function decide(decision: Decision): void {
    if (!asked || answer.isPending) return;
    answer.mutate({ to: asked, decision, words: decision === 'declined' ? words : '' });
  }

  return (
    <section className="notice asked-change" aria-label={say.asksTitle}>
      <h3>{say.asksTitle}</h3>
      {isError && <p className="err">{say.asksFailed}</p>}
      {asked === undefined && !isError && <Skeleton className="mt-3 h-16" />}
      {asked && (
        <>
          <dl className="detail-facts">
            {linesOf(asked, reservation).map(([term, value]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {asked.message && (
            <p className="message-text" dir="auto">
              {asked.message}
            </p>
          )}
          {isDeclining && (
            <Field label={say.answer} note={say.answerNote}>
              {(control) => (
                <textarea
                  {...control}
                  ref={focusOn}
                  rows={2}
                  dir="auto"
                  maxLength={STAY_MESSAGE_MAX}
                  value={words}
                  onChange={({ target }) => setWords(target.value)}
                />
              )}
            </Field>
          )}
          <div className="detail-acts">
            {isDeclining ? (
              <>
                <Button loading={answer.isPending} onClick={() => decide('declined')}>
                  {say.declineNow}
                </Button>
                <Button variant="ghost" onClick={() => setDeclining(false)}>
                  {say.keep}
                </Button>
              </>
            ) : (
              <>
                <Button loading={answer.isPending} onClick={() => decide('accepted')}>
                  {say.accept}
                </Button>
                <Button variant="ghost" onClick={() => setDeclining(true)}>
                  {say.decline}
                </Button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Once, when it appears: the button that asked for it is gone. */
function focusOn(field: HTMLElement | null): void {
  field?.focus();
}

function linesOf(asked: Asked, { checkIn, nights, guests }: Reservation): [string, string][] {
  const { arrival, nights: nightsLabel, guests: guestsLabel, noDate, fromTo } = guestPageWords;
  const lines: [string, string][] = [];
  if (asked.checkIn !== null)
    lines.push([
      arrival,
      fromTo(checkIn ? formatDate(checkIn) : noDate, formatDate(asked.checkIn)),
    ]);
  if (asked.nights !== null)
    lines.push([nightsLabel, fromTo(String(nights), String(asked.nights))]);
  if (asked.guests !== null)
    lines.push([guestsLabel, fromTo(String(guests), String(asked.guests))]);
  return lines;
}
