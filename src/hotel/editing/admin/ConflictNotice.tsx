import type { Ref } from 'react';
import type { Fields } from '@/hotel/rules/merge';
import { Button } from '@/ui/Button';
import { conflictWords } from '@/words/staff';
import { ConflictValue } from './ConflictValue';

type Props<T extends Fields> = {
  ref: Ref<HTMLElement>;
  clashes: { field: keyof T & string; mine: unknown; theirs: unknown }[];
  labels: Record<keyof T & string, string>;
  onChoose: (field: keyof T & string, side: 'mine' | 'theirs') => void;
};

/** Someone else changed the same fields: both versions, and the choice for each (checklist N-36). */
export function ConflictNotice<T extends Fields>({ ref, clashes, labels, onChoose }: Props<T>) {
  if (clashes.length === 0) return null;
  return (
    <section
      className="conflict"
      role="alert"
      aria-label={conflictWords.title}
      ref={ref}
      tabIndex={-1}
    >
      <h2>{conflictWords.title}</h2>
      <p>{conflictWords.text}</p>
      {clashes.map(({ field, mine, theirs }) => (
        <div key={field} className="conflict-field">
          <h3>{labels[field]}</h3>
          <dl>
            <div>
              <dt>{conflictWords.theirs}</dt>
              <dd>
                <ConflictValue field={field} value={theirs} />
              </dd>
              <dd>
                <Button variant="ghost" size="small" onClick={() => onChoose(field, 'theirs')}>
                  {conflictWords.useTheirs}
                </Button>
              </dd>
            </div>
            <div>
              <dt>{conflictWords.mine}</dt>
              <dd>
                <ConflictValue field={field} value={mine} />
              </dd>
              <dd>
                <Button variant="ghost" size="small" onClick={() => onChoose(field, 'mine')}>
                  {conflictWords.keepMine}
                </Button>
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
