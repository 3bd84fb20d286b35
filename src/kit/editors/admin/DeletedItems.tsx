import { useState } from 'react';
import { momentLabel } from '@/basics/time/relative-time';
import { getOwn } from '@/basics/rules/get-own';
import type { Fields } from '@/basics/rules/merge';
import { useRestoreRest } from '@/kit/editors/staff-calls/restore-rest';
import { fetchThen, useDeleted, type Deleted } from '@/kit/editors/staff-calls/versions';
import { restoredValue, textsIn } from '@/kit/editors/version-value';
import { SmallButton } from '@/ui/SmallButton';
import { toast } from '@/ui/toast';
import { versionWords as words } from '@/words/staff';
import type { Collection } from './collection';

type Props<T extends { id: string }, Draft extends Fields> = Pick<
  Collection<T, Draft>,
  'noun' | 'table' | 'items' | 'schema' | 'blank' | 'nameOf' | 'onSave' | 'onBroughtBack'
> & {
  /** Selects the values to show, e.g. the prices of one room. */
  isOne?: (value: Fields) => boolean;
};

/** The deleted items of a collection, each with a button that restores it under its old id. */
export function DeletedItems<T extends { id: string }, Draft extends Fields>(
  props: Props<T, Draft>,
) {
  const { noun, table, items, schema, blank, nameOf, onSave, onBroughtBack, isOne } = props;
  const all = useDeleted(
    table,
    items.map(({ id }) => id),
  );
  const deleted = isOne ? all.filter(({ value }) => isOne(value)) : all;
  const rest = useRestoreRest();
  const [busy, setBusy] = useState<string>();
  if (deleted.length === 0) return null;

  function valueOf({ key, value }: Deleted, missing: string[] = []) {
    const things = [{ entity: table, key }];
    return restoredValue(
      schema,
      blank(),
      { parts: [{ entity: table, key, value }], missing },
      things,
    );
  }

  async function bringBack(gone: Deleted): Promise<void> {
    setBusy(gone.key);
    try {
      const then = await fetchThen([], textsIn(gone.value), gone.at);
      const { value, losses } = valueOf(gone, then.missing);
      // Invented testimonials stay marked as such.
      const sample = getOwn(gone.value, 'sample') === true ? { sample: true } : {};
      await onSave({ id: gone.key, isNew: true, base: blank(), mine: { ...value, ...sample } });
      await rest.mutateAsync({ value, then, isAll: false });
      await onBroughtBack?.(gone.key, gone.at);
      if (losses.pictures > 0)
        toast({ title: words.picturesGone(losses.pictures), about: gone.key });
      document.querySelector('h1')?.focus();
    } catch {
      // A toast has shown the error.
    } finally {
      setBusy(undefined);
    }
  }

  return (
    <details className="card mt-8">
      <summary className="cursor-pointer">
        <h2 className="inline">{words.deleted(noun)}</h2>{' '}
        <span className="pill">{deleted.length}</span>
      </summary>
      <ul className="mt-3 grid gap-2">
        {deleted.map((gone) => {
          const name = nameOf(valueOf(gone).value);
          return (
            <li className="spread gap-4" key={gone.key}>
              <span>
                <span dir="auto">{name}</span>
                <small className="block text-ink-3">
                  {words.deletedBy(momentLabel(gone.at), gone.byName ?? words.unknown)}
                </small>
              </span>
              <SmallButton
                label={words.bringBack}
                aria-label={words.bringBackOne(name)}
                loading={busy === gone.key}
                onClick={() => void bringBack(gone)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
