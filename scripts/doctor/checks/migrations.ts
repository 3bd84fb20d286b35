import { PUSH, RUN_ACCESS } from '../../project/commands.ts';
import { codeOf, fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, json } from '../deployment.ts';
import { type Finding, listed, ok, wrong } from '../finding.ts';
import { FUNCTIONS, TABLES } from '../surface.ts';

const ID = 'migrations';
const MISSING = ['PGRST202', 'PGRST205', '42P01', '42883'];

/** Whether every table and function is there that the site asks. */
export async function migrations({ askBackend }: Deployment): Promise<Finding[]> {
  const missing: string[] = [];
  const open: string[] = [];
  const failing: string[] = [];
  for (const { name } of TABLES)
    if (MISSING.includes(codeOf(await askBackend(`/rest/v1/${name}?limit=0`)))) missing.push(name);
  for (const { name, args, isPublic } of FUNCTIONS) {
    const answer = await askBackend(`/rest/v1/rpc/${name}`, json('POST', args));
    if (MISSING.includes(codeOf(answer))) missing.push(`${name}()`);
    else if (isPublic && answer.status >= 400)
      failing.push(`${name}() fails (${String(fieldOf(jsonOf(answer), 'message'))})`);
    else if (!isPublic && answer.status >= 200 && answer.status < 300) open.push(`${name}()`);
  }
  return [
    missing.length === 0
      ? ok(ID, `All ${TABLES.length} tables and ${FUNCTIONS.length} functions are there.`)
      : wrong(
          ID,
          `The database is not wholly migrated: ${listed(missing)} missing.`,
          `Run ${PUSH}.`,
        ),
    ...(failing.length === 0
      ? []
      : [
          wrong(
            'failing',
            `What every visitor asks for: ${listed(failing)}.`,
            `Run ${PUSH}: a table or a column that it reads may be of an older version. Look again with --admin, which names what is missing.`,
          ),
        ]),
    ...(open.length === 0
      ? []
      : [wrong('open-functions', `Anybody may call ${listed(open)}.`, RUN_ACCESS)]),
  ];
}
