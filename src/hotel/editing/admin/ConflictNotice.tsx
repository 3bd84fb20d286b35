import type { Ref } from 'react';
import type { Fields } from '@/hotel/rules/merge';
import { Button } from '@/ui/Button';
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
      aria-label="Changed by someone else"
      ref={ref}
      tabIndex={-1}
    >
      <h2>Changed by someone else</h2>
      <p>
        While you were editing, another person saved the same text. Nothing is overwritten: choose
        which one to go on with, then save.
      </p>
      {clashes.map(({ field, mine, theirs }) => (
        <div key={field} className="conflict-field">
          <h3>{labels[field]}</h3>
          <dl>
            <div>
              <dt>Theirs, on the site now</dt>
              <dd>
                <ConflictValue field={field} value={theirs} />
              </dd>
              <dd>
                <Button variant="ghost" size="small" onClick={() => onChoose(field, 'theirs')}>
                  Use theirs
                </Button>
              </dd>
            </div>
            <div>
              <dt>Yours</dt>
              <dd>
                <ConflictValue field={field} value={mine} />
              </dd>
              <dd>
                <Button variant="ghost" size="small" onClick={() => onChoose(field, 'mine')}>
                  Keep mine
                </Button>
              </dd>
            </div>
          </dl>
        </div>
      ))}
    </section>
  );
}
