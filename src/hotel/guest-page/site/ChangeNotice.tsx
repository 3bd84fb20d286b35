import type { GuestStay } from '@/hotel/guest-page/guest-stay';
import { formatDate } from '@/hotel/time/dates';
import { scriptProps } from '@/ui/script-props';
import { countWords, stayPageWords } from '@/words/visitors';

/** The newest change that was asked for, and what the house says to it. */
export function ChangeNotice({ stay }: { stay: GuestStay }) {
  const { change } = stay;
  if (!change || change.status === 'withdrawn') return null;
  const { checkIn, nights, guests, message, status, answer } = change;
  const { notice, facts } = stayPageWords;
  const wanted = [
    checkIn !== null && [facts.arrival, formatDate(checkIn)],
    nights !== null && [facts.stay, countWords.nightsInText(nights)],
    guests !== null && [facts.guests, countWords.guestsInText(guests)],
  ].filter((one) => one !== false);
  return (
    <section className="guest-notice" data-status={status} aria-labelledby="change-notice">
      <h2 id="change-notice">{notice[status]}</h2>
      {wanted.length > 0 && (
        <dl>
          {wanted.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {message && (
        <p {...scriptProps(message)} className="guest-words">
          {notice.quoted(message)}
        </p>
      )}
      {answer && (
        <p dir="auto" className="guest-words">
          {notice.answer} {answer}
        </p>
      )}
      {status === 'asked' && <p>{notice.askedText}</p>}
    </section>
  );
}
