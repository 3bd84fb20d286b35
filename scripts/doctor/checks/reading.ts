import { jsonOf } from '../ask.ts';
import type { Deployment } from '../deployment.ts';
import { type Finding, listed, ok, wrong } from '../finding.ts';
import { referenceTables } from '../reference.ts';

const ID = 'reading';
const SQL_EDITOR = 'In the SQL editor of the dashboard:';

/** Tries to read, as a visitor, what guests have written and who works here. */
export async function reading({ askBackend, isEmbedded }: Deployment): Promise<Finding[]> {
  const open: string[] = [];
  const empty: string[] = [];
  const findings: Finding[] = [];
  const closed = (await referenceTables()).filter(({ isPublic }) => !isPublic);
  for (const { name } of closed) {
    const rows = jsonOf(await askBackend(`/rest/v1/${name}?limit=1`));
    if (Array.isArray(rows)) (rows.length > 0 ? open : empty).push(name);
  }
  // There every table is granted to everybody, and row security alone decides.
  const ajar = isEmbedded ? [] : empty;
  if (ajar.length > 0)
    findings.push(
      wrong(
        'reading-later',
        `Visitors may ask for the rows of ${listed(ajar)}: nothing was there to be shown, or row security alone hid it.`,
        `${SQL_EDITOR} ${ajar.map((name) => `revoke select on public.${name} from anon; alter table public.${name} enable row level security;`).join(' ')}`,
      ),
    );
  if (open.length === 0 && findings.length > 0) return findings;
  if (open.length === 0)
    return [ok(ID, `Visitors were shown nothing of ${closed.length} private tables.`)];
  return [
    wrong(
      ID,
      `Anybody can read ${listed(open)}.`,
      `${SQL_EDITOR} ${open.map((name) => `alter table public.${name} enable row level security; revoke select on public.${name} from anon;`).join(' ')} Then look with --admin which rule let them in.`,
    ),
    ...findings,
  ];
}
