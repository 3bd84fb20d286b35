import { jsonOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, ok, wrong } from '../finding.ts';
import { TABLES } from '../surface.ts';

const ID = 'reading';

/** Tries to read, as a visitor, what guests have written and who works here. */
export async function reading({ askBackend }: Deployment): Promise<Finding[]> {
  const open: string[] = [];
  const closed = TABLES.filter(({ isPublic }) => !isPublic);
  for (const { name } of closed) {
    const rows = jsonOf(await askBackend(`/rest/v1/${name}?limit=1`));
    if (Array.isArray(rows) && rows.length > 0) open.push(name);
  }
  if (open.length === 0)
    return [ok(ID, `Visitors were shown nothing of ${closed.length} private tables.`)];
  return [
    wrong(
      ID,
      `Anybody can read ${listed(open)}.`,
      'Switch row level security on for it in the dashboard (Table Editor), and look for policies that the migrations do not have.',
    ),
  ];
}
