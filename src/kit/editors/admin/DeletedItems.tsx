import { momentLabel } from '@/basics/time/relative-time';
import type { Fields } from '@/basics/rules/merge';
import { useMay } from '@/basics/session/staff-calls/session';
import { useRestoreRest, useRestoring } from '@/kit/editors/staff-calls/restore-rest';
import { fetchThen, useDeleted, type Deleted } from '@/kit/editors/staff-calls/versions';
import { restoredValue, textsIn } from '@/kit/editors/version-value';
import { SmallButton } from '@/ui/SmallButton';
import { toast } from '@/ui/toast';
import { versionWords as words } from '@/words/staff';
import { rightOf, type Collection } from './collection';

type Props<T extends { id: string }, Draft extends Fields> = Pick<
  Collection<T, Draft>,
  'noun' | 'table' | 'items' | 'schema' | 'blank' | 'nameOf' | 'onSave' | 'onBroughtBack'
>;

/** The deleted items of a collection, each with a button that restores it under its old id. */
export function DeletedItems<T extends { id: string }, Draft extends Fields>(
  props: Props<T, Draft>,
) {
  const { noun, table, items, schema, blank, nameOf, onSave } = props;
  const ids = items.map(({ id }) => id);
  const deleted = useDeleted(table, ids, useMay(rightOf(noun)));
  const rest = useRestoreRest();
  const { mutate, isPending, variables } = useRestoring(async (gone: Deleted) => {
    const texts = textsIn(gone.value).map((source) => ({ source }));
    const past = await fetchThen({ things: [], texts }, gone.at);
    const things = [{ entity: table, key: gone.key, value: gone.value }];
    const now = { things, schema, value: blank() };
    const { value, gone: lost } = restoredValue(now, { ...past, parts: things });
    // Invented testimonials stay marked as such.
    const sample = gone.value['sample'] === true ? { sample: true } : {};
    await onSave({ id: gone.key, isNew: true, base: blank(), mine: { ...value, ...sample } });
    await rest.mutateAsync({ value, past, isAll: false });
    await props.onBroughtBack?.(gone.key, gone.at);
    if (lost > 0) toast({ title: words.picturesGone(lost), about: gone.key });
    document.querySelector('h1')?.focus();
  });
  if (deleted.length === 0) return null;

  return (
    <details className="card mt-8">
      <summary className="cursor-pointer">
        <h2 className="inline">{words.deleted(noun)}</h2>{' '}
        <span className="pill">{deleted.length}</span>
      </summary>
      <ul className="mt-3 grid gap-2">
        {deleted.map((gone) => {
          const name = nameOf({ ...blank(), ...gone.value });
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
                loading={isPending && variables.key === gone.key}
                onClick={() => mutate(gone)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
