import { withJson } from '../../project/call.ts';
import { PUSH, SQL_EDITOR, UPGRADE } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { errorCodeOf, jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { findingsOr, type Finding, listed, ok, type CheckResult, wrong } from '../finding.ts';
import { referenceTables } from '../reference.ts';

const MISSING = ['PGRST202', 'PGRST205', '42P01', '42883'];
/** The function that every visitor calls, and the function that lists all others. */
const FUNCTIONS = ['site_content', 'surface'];

/** Checks that every table exists, and the functions that other checks call first. */
export async function migrations({ askBackend }: Deployment): Promise<CheckResult> {
  const tables = await referenceTables();
  const missing: string[] = [];
  for (const { name } of tables)
    if (MISSING.includes(errorCodeOf(await askBackend(`/rest/v1/${name}?limit=0`))))
      missing.push(name);
  const failing: Finding[] = [];
  for (const name of FUNCTIONS) {
    const answer = await askBackend(`/rest/v1/rpc/${name}`, withJson({}));
    const says = `${name}() fails (${String(getOwn(jsonOf(answer), 'message'))}).`;
    if (MISSING.includes(errorCodeOf(answer))) missing.push(`${name}()`);
    else if (answer.status >= 400 && answer.status !== 429)
      failing.push(
        wrong(says, `Run the doctor with --admin, which names the table or column. ${UPGRADE}`),
      );
  }
  if (missing.length === 0) return [ok(`All ${tables.length} tables are there.`), ...failing];
  const isNew = missing.length === tables.length + FUNCTIONS.length;
  const todo = isNew ? `No migration was pushed yet: run ${PUSH}.` : UPGRADE;
  const says = `The database is not fully migrated: ${listed(missing)} missing.`;
  return [wrong(says, todo), ...failing];
}

/** Tries as a visitor to read guests' data and staff accounts. */
export async function reading({ askBackend, isEmbedded }: Deployment): Promise<CheckResult> {
  const open: string[] = [];
  const empty: string[] = [];
  const closed = (await referenceTables()).filter(({ isPublic }) => !isPublic);
  for (const { name } of closed) {
    const rows = jsonOf(await askBackend(`/rest/v1/${name}?limit=1`));
    if (Array.isArray(rows)) (rows.length > 0 ? open : empty).push(name);
  }
  // The embedded backend grants every table to everybody.
  const ajar = isEmbedded ? [] : empty;
  return findingsOr(
    [
      open.length > 0 &&
        wrong(
          `Anybody can read ${listed(open)}.`,
          `${shut(open)} Then run the doctor with --admin, which names the rule that allowed it.`,
        ),
      ajar.length > 0 &&
        wrong(
          `Visitors may read the table ${listed(ajar)}; they saw no rows only because it is empty or row security hid them.`,
          shut(ajar),
        ),
    ],
    ok(`Visitors can read none of the ${closed.length} private tables.`),
  );
}

function shut(tables: readonly string[]): string {
  const statements = tables.map(
    (name) =>
      `alter table public.${name} enable row level security; revoke select on public.${name} from anon;`,
  );
  return `${SQL_EDITOR} ${statements.join(' ')}`;
}
