import { RUN_ACCESS } from '../../project/commands.ts';
import { type Answer, codeOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';
import { referenceTables } from '../reference.ts';

const ID = 'writing';
/**
 * Tries to change and to delete, as a visitor, rows that cannot exist: refused where the table is not
 * granted at all, which no row has to exist for. Who may add rows is what `rules` compares.
 */
export async function writing({ askBackend, isEmbedded }: Deployment): Promise<Finding[]> {
  if (isEmbedded)
    return [
      note(ID, 'Changing and deleting: not on the embedded backend, where only rows are refused.'),
    ];
  const open: string[] = [];
  for (const { name, column } of await referenceTables()) {
    // No row is both.
    const where = `/rest/v1/${name}?and=(${column}.is.null,${column}.not.is.null)`;
    const changed = await askBackend(where, json('PATCH', { [column]: null }));
    const deleted = await askBackend(where, { method: 'DELETE' });
    if (isDone(changed) || isDone(deleted)) open.push(name);
  }
  if (open.length === 0) return [ok(ID, 'Visitors may change and delete nothing.')];
  return [wrong(ID, `Anybody can write to ${listed(open)}.`, RUN_ACCESS)];
}

/** Also where only the value is refused: so far comes who was let through. */
function isDone(answer: Answer): boolean {
  const isAnswered = answer.status >= 200 && answer.status < 300;
  return isAnswered || /^(23\d{3}|22P02)$/.test(codeOf(answer));
}
