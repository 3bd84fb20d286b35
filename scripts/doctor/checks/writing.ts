import { type Answer, codeOf, fieldOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, listed, note, ok, wrong } from '../finding.ts';
import { RUN_ACCESS } from '../../project/commands.ts';
import { TABLES, type TableRule } from '../surface.ts';

const ID = 'writing';
/** A key, a check or a reference: so far comes only who was let through. */
const STOPPED_BY_THE_ROW = ['23502', '23503', '23505', '23514', '409', '22P02'];
const NO_ROW = 'is.null';

/**
 * Tries to write as a visitor. What is sent could not be stored by anybody: rows whose name is taken
 * or cannot be, and changes of rows that do not exist. A refusal of the row itself, instead of the
 * visitor, shows that visitors are let through.
 */
export async function writing(deployment: Deployment): Promise<Finding[]> {
  const open = new Set<string>();
  for (const table of TABLES) if (await canAdd(deployment, table)) open.add(table.name);
  if (!deployment.isEmbedded)
    for (const { name } of TABLES) if (await canChange(deployment, name)) open.add(name);
  if (open.size > 0) return [wrong(ID, `Anybody can write to ${listed([...open])}.`, RUN_ACCESS)];
  return [
    ok(ID, 'Visitors were let write nowhere; what was tried could not have been stored.'),
    ...(deployment.isEmbedded
      ? [
          note(
            ID,
            'Changing and deleting: not on the embedded backend, where only rows are refused.',
          ),
        ]
      : []),
  ];
}

async function canAdd(deployment: Deployment, { name, impossible }: TableRule): Promise<boolean> {
  const row = impossible ?? (name === 'hotel_config' ? storedSection(deployment) : undefined);
  if (!row) return false;
  const answer = await deployment.askBackend(`/rest/v1/${name}`, json('POST', row));
  return wasLetThrough(answer);
}

/** Refused where the table is not granted at all, which no row has to exist for. */
async function canChange({ askBackend }: Deployment, name: string): Promise<boolean> {
  const where = `/rest/v1/${name}?${keyOf(name)}=${NO_ROW}`;
  const changed = await askBackend(where, json('PATCH', { [keyOf(name)]: null }));
  const deleted = await askBackend(where, { method: 'DELETE' });
  return wasLetThrough(changed) || wasLetThrough(deleted);
}

function wasLetThrough(answer: Answer): boolean {
  const isDone = answer.status >= 200 && answer.status < 300;
  return isDone || STOPPED_BY_THE_ROW.includes(codeOf(answer));
}

/** A section with the key of one that is stored: the key alone would refuse it. */
function storedSection({ content }: Deployment): Record<string, unknown> | undefined {
  const value = fieldOf(fieldOf(content, 'sections'), 'heroSection');
  return value === undefined ? undefined : { key: 'heroSection', value };
}

function keyOf(table: string): string {
  return { hotel_config: 'key', inbox_counts: 'entity' }[table] ?? 'id';
}
