import {
  migrationFiles,
  migrationNumber,
  versionMismatch,
} from '../../../supabase/embedded/released.ts';
import { withJson } from '../../project/call.ts';
import { NEWER_CODE, RUN_ACCESS, SQL_EDITOR, UPGRADE } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { jsonOf } from '../request.ts';
import type { Deployment } from '../deployment.ts';
import { blind, type Finding, note, ok, type CheckResult, wrong } from '../finding.ts';
import { digestOf, referenceSurface } from '../reference.ts';

const NAMED_MAX = 20;
/** The database refuses simultaneous calls, so the doctor tries again. */
const TRIES = 20;
/** Order of findings: kinds that may let strangers in come first. */
const KINDS =
  'schema table policy view function bucket trigger rule constraint publication row index column other'.split(
    ' ',
  );
const kindOf = (name: string) => name.slice(0, name.indexOf(' '));
const REPEAT =
  'Create it again in the SQL editor, as in the file of supabase/schemas or the script of deploy/ that has it.';

/**
 * Compares every object of the database with what the migrations of its version make.
 * @param headers of an administrator, who sees all differences
 */
export async function rules(deployment: Deployment, headers = {}): Promise<CheckResult> {
  if (deployment.isEmbedded)
    return note(
      'Tables and rules were not compared: the embedded backend checks them when it starts.',
    );
  const ask = () => deployment.askBackend('/rest/v1/rpc/surface', withJson({}, headers));
  let said = await ask();
  for (let tries = 1; said.status === 429 && tries < TRIES; tries += 1) said = await ask();
  if (said.status === 429)
    return blind(
      'Tables and rules could not be compared, because other callers ask for them all the time.',
      'Run the doctor again later, or with --admin, which is always answered.',
    );
  const answer = jsonOf(said);
  const digest = getOwn(answer, 'digest');
  if (typeof digest !== 'string') return []; // the check `migrations` names the missing function
  const migration = String(getOwn(answer, 'migration') ?? '');
  const other = versionMismatch(migration);
  const version = other ? [wrong(other.says, other.isOlder ? UPGRADE : NEWER_CODE)] : [];
  if (other && !migrationFiles().some((file) => migrationNumber(file) === migration))
    return version;
  const { lines: ours, scripts } = await referenceSurface(migration || undefined);
  const possible = scripts.reduce(
    (all, more) => [...all, ...all.map((lines) => [...lines, ...more])],
    [ours],
  );
  if (possible.some((lines) => digestOf(lines) === digest))
    return other
      ? version
      : ok("The database's tables, functions and rules are those of this version.");
  const lines = getOwn(answer, 'lines');
  if (!Array.isArray(lines))
    return [
      ...version,
      wrong(
        'The database is not what the migrations of its version make: a table, a rule or a function is missing, was changed, or was added by hand.',
        'Run the doctor with --admin, which names the difference.',
      ),
    ];
  const theirs = lines.map(String);
  const there = byName(theirs);
  const ran = scripts.filter((script) =>
    [...byName(script).keys()].some((name) => there.has(name)),
  );
  return [...version, ...differences(theirs, [...ours, ...ran.flat()])];
}

export function differences(theirs: readonly string[], ours: readonly string[]): Finding[] {
  const [there, wanted] = [byName(theirs), byName(ours)];
  const names = [...new Set([...there.keys(), ...wanted.keys()])]
    .filter((name) => there.get(name) !== wanted.get(name))
    .toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)));
  const findings = names.map((name) => about(name, there.get(name), wanted.get(name)));
  if (findings.length <= NAMED_MAX) return findings;
  return [
    ...findings.slice(0, NAMED_MAX),
    wrong(`And ${findings.length - NAMED_MAX} more.`, 'Repair these, then run the doctor again.'),
  ];
}

function byName(lines: readonly string[]): Map<string, string> {
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line]));
}

function about(name: string, there: string | undefined, wanted: string | undefined): Finding {
  const [kind = '', first = ''] = name.split(' ');
  const rest = name.slice(kind.length + 1);
  const part = rest.slice(first.length + 1);
  const table = first.includes('.') ? first : `public.${first}`;
  const isNow = there?.slice(name.length + 2).replace(FINGERPRINT, '');
  const shouldBe = wanted?.slice(name.length + 2).replace(FINGERPRINT, '');
  if (kind === 'publication' && there === undefined)
    return wrong(
      `Open pages do not hear of changes in ${part}, because it is missing in the publication ${first}.`,
      `${SQL_EDITOR} alter publication ${first} add table ${part.includes('.') ? '' : 'public.'}${part};`,
    );
  if (there === undefined) return wrong(`Missing in the database: ${name}.`, REPEAT);
  if (kind === 'table' && /row security off/.test(there) && !first.includes('.'))
    return wrong(
      `Row security is off for the table ${first}: everybody with access to the table can read every row.`,
      `${SQL_EDITOR} alter table public.${first} enable row level security;`,
    );
  if (kind === 'trigger' && isNow === 'off' && wanted !== undefined)
    return wrong(
      `A rule of the table ${first} is switched off (${part}).`,
      `${SQL_EDITOR} alter table ${table} enable trigger ${part};`,
    );
  if (kind === 'bucket')
    return wrong(
      `The bucket of the pictures has other settings: ${isNow}.`,
      `Storage, hotel_images, Edit: ${shouldBe}.`,
    );
  if (wanted !== undefined)
    return isNow === shouldBe || kind === 'policy'
      ? wrong(`The ${kind} ${rest} was changed.`, REPEAT)
      : wrong(
          `The ${kind} ${rest} is not as this version makes it (${isNow} instead of ${shouldBe}).`,
          kind === 'column' ? REPEAT : RUN_ACCESS,
        );
  const drop = {
    policy: `drop policy "${part}" on ${table};`,
    view: `drop view ${table};`,
    function: `drop function ${rest};`,
    trigger: `drop trigger ${part} on ${table};`,
    rule: `drop rule ${part} on ${table};`,
    constraint: `alter table ${table} drop constraint ${part};`,
    index: `drop index ${table.replace(/\w+$/, part)};`,
  }[kind];
  const danger = /policy|view|function/.test(kind) ? ' and may give strangers access' : '';
  return wrong(
    `Not part of this version${danger}: ${there.replace(FINGERPRINT, '')}.`,
    drop
      ? `${SQL_EDITOR} ${drop}`
      : 'The site does not use it. If nothing else does, drop it in the SQL editor.',
  );
}

/** Matches the hash at the end of an object's line, which findings omit: nobody can read it. */
const FINGERPRINT = /:? ?[0-9a-f]{32}$/;
