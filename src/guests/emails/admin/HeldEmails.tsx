import { Link } from '@/ui/router';
import { useDiscardHeld, useHeld, useReleaseHeld } from '@/guests/emails/staff-calls/outbox';
import type { OutboxEmail } from '@/guests/emails/staff-calls/outbox';
import { useOutboxState } from '@/guests/emails/staff-calls/email-settings';
import { reservationPath, PATH } from '@/basics/rules/paths';
import { momentLabel } from '@/basics/time/relative-time';
import { Button } from '@/ui/Button';
import { heldEmailsWords as words, outboxListWords } from '@/words/staff';

/** Automatic e-mails that wait until staff send or discard them. Renders nothing without any. */
export function HeldEmails() {
  const { data: state } = useOutboxState();
  const areSome = state !== undefined && state.held > 0;
  const { data: held = [] } = useHeld(areSome);
  if (!areSome || held.length === 0) return null;
  return (
    <section className="card held-emails mb-6" aria-labelledby="held-emails">
      <h2 id="held-emails">{words.title(state.held)}</h2>
      <p>{words.text}</p>
      {held.length > 1 && <Decision ids={held.map(({ id }) => id)} labels={words.all} />}
      <ul className="outbox rows" aria-label={words.label}>
        {held.map((email) => (
          <HeldEmail key={email.id} email={email} />
        ))}
      </ul>
    </section>
  );
}

function HeldEmail({ email }: { email: OutboxEmail }) {
  const { id, recipient, reservationId, createdAt } = email;
  return (
    <li>
      <div>
        {reservationId ? (
          <Link className="link" to={reservationPath(reservationId)}>
            {recipient}
          </Link>
        ) : (
          <b>{recipient}</b>
        )}
        <small>{momentLabel(createdAt)}</small>
      </div>
      <Decision ids={[id]} labels={outboxListWords} size="small" />
    </li>
  );
}

type DecisionProps = {
  ids: readonly string[];
  labels: { letGo: string; discard: string };
  size?: 'small';
};

function Decision({ ids, labels, size }: DecisionProps) {
  const letGo = useReleaseHeld();
  const discard = useDiscardHeld();
  const button = (label: string, { isPending, mutate }: typeof letGo) => (
    <Button variant="ghost" size={size} loading={isPending} onClick={() => mutate(ids)}>
      {label}
    </Button>
  );
  return (
    <div className="detail-acts">
      {button(labels.letGo, letGo)}
      {button(labels.discard, discard)}
    </div>
  );
}

const NAMED = 3;

export function HeldEmailsNotice() {
  const { data } = useOutboxState();
  const areSome = data !== undefined && data.held > 0;
  const { data: held = [] } = useHeld(areSome);
  if (!areSome) return null;
  const guests = held.slice(0, NAMED).map(({ recipient }) => recipient);
  return (
    <p className="notice wrap-anywhere" role="status">
      <span>
        {[words.title(data.held), ...(guests.length > 0 ? [guests.join(', ')] : [])].join(': ')}
      </span>
      <span>{data.held > NAMED ? ' …' : '.'}</span>{' '}
      <Link className="underline" to={PATH.adminEmails}>
        {words.look}
      </Link>
    </p>
  );
}
