import { PUSH } from '../../project/commands.ts';
import { codeOf, fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, listed, ok, wrong } from '../finding.ts';
import { referenceTables } from '../reference.ts';

const ID = 'migrations';
const MISSING = ['PGRST202', 'PGRST205', '42P01', '42883'];
/** What every visitor asks for, and what tells `rules` of all other functions. */
const FUNCTIONS = ['site_content', 'surface'];

/** Whether every table is there, and the functions that the other checks begin with. */
export async function migrations({ askBackend }: Deployment): Promise<Finding[]> {
  const tables = await referenceTables();
  const missing: string[] = [];
  for (const { name } of tables)
    if (MISSING.includes(codeOf(await askBackend(`/rest/v1/${name}?limit=0`)))) missing.push(name);
  const findings: Finding[] = [];
  for (const name of FUNCTIONS) {
    const answer = await askBackend(`/rest/v1/rpc/${name}`, json('POST', {}));
    if (MISSING.includes(codeOf(answer))) missing.push(`${name}()`);
    else if (answer.status >= 400 && answer.status !== 429)
      findings.push(
        wrong(
          'failing',
          `${name}() fails (${String(fieldOf(jsonOf(answer), 'message'))}).`,
          `Run ${PUSH}: a table or a column that it reads may be of an older version. Look again with --admin, which names what is missing.`,
        ),
      );
  }
  const says = `The database is not wholly migrated: ${listed(missing)} missing.`;
  return [
    missing.length === 0
      ? ok(ID, `All ${tables.length} tables are there.`)
      : wrong(ID, says, `Run ${PUSH}.`),
    ...findings,
  ];
}
