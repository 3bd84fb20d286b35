import { useDiscard, useHeld, useLetGo } from '@/hotel/letters/staff-queries/outbox';
import { useOutboxState } from '@/hotel/letters/staff-queries/settings';
import { Button } from '@/ui/Button';
import { heldLettersWords as words } from '@/words/staff';
import { OutboxEntry } from './OutboxEntry';

/** Letters that nobody asked for and that did not leave by themselves; nothing as long as there is none. */
export function HeldLetters() {
  const { data: state } = useOutboxState();
  const areSome = state !== undefined && state.held > 0;
  const { data: held = [] } = useHeld(areSome);
  const letGo = useLetGo();
  const discard = useDiscard();
  if (!areSome || held.length === 0) return null;
  const ids = held.map(({ id }) => id);

  return (
    <section className="card held-letters" aria-labelledby="held-letters">
      <h2 id="held-letters">{words.title(held.length)}</h2>
      <p>{words.text}</p>
      <ul className="outbox" aria-label={words.label}>
        {held.map((entry) => (
          <OutboxEntry key={entry.id} entry={entry} leadsToStay />
        ))}
      </ul>
      {held.length > 1 && (
        <div className="detail-acts">
          <Button variant="ghost" loading={letGo.isPending} onClick={() => letGo.mutate(ids)}>
            {words.sendAll}
          </Button>
          <Button variant="ghost" loading={discard.isPending} onClick={() => discard.mutate(ids)}>
            {words.discardAll}
          </Button>
        </div>
      )}
    </section>
  );
}
