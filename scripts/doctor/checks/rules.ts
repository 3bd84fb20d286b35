import {
  migrationFiles,
  migrationNumber,
  versionMismatch,
} from '../../../supabase/embedded/released.ts';
import { NEWER_CODE, RUN_ACCESS, SQL_EDITOR, UPGRADE } from '../../project/commands.ts';
import { getOwn } from '../../../src/basics/rules/get-own.ts';
import { jsonOf } from '../request.ts';
import { type Deployment, post } from '../deployment.ts';
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
  'Write it again in the SQL editor as the file of supabase/schemas, or the script of deploy/, has it.';

/**
 * Compares every object of the database with what the migrations of its version make.
 * @param headers of an administrator, who sees all differences
 */
export async function rules(deployment: Deployment, headers = {}): Promise<CheckResult> {
  if (deployment.isEmbedded)
    return note('Tables and rules: those of the embedded backend, which looks at its start.');
  const ask = () => deployment.askBackend('/rest/v1/rpc/surface', post({}, headers));
  let said = await ask();
  for (let tries = 1; said.status === 429 && tries < TRIES; tries += 1) said = await ask();
  if (said.status === 429)
    return blind(
      'Tables and rules could not be compared: others ask for them all the time.',
      'Look again later, or with --admin, which is always answered.',
    );
  const answer = jsonOf(said);
  const digest = getOwn(answer, 'digest');
  if (typeof digest !== 'string') return []; // that the function is missing was said
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
        'Look again with --admin, which is told what it is.',
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
    wrong(`And ${findings.length - NAMED_MAX} more.`, 'Put these right, then look again.'),
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
      `Open pages are not told of changes in ${part}: it is missing in the publication ${first}.`,
      `${SQL_EDITOR} alter publication ${first} add table ${part.includes('.') ? '' : 'public.'}${part};`,
    );
  if (there === undefined) return wrong(`Missing in the database: ${name}.`, REPEAT);
  if (kind === 'table' && /row security off/.test(there) && !first.includes('.'))
    return wrong(
      `Row security is off for the table ${first}: whoever may read it reads every row, now or once there are some.`,
      `${SQL_EDITOR} alter table public.${first} enable row level security;`,
    );
  if (kind === 'trigger' && isNow === 'off' && wanted !== undefined)
    return wrong(
      `A rule of the table ${first} is switched off (${part}).`,
      `${SQL_EDITOR} alter table ${table} enable trigger ${part};`,
    );
  if (kind === 'bucket')
    return wrong(
      `The bucket of the pictures is set otherwise: ${isNow}.`,
      `Storage, hotel_images, Edit: ${shouldBe}.`,
    );
  if (kind === 'policy')
    return wanted === undefined
      ? wrong(
          `Somebody has added a rule to the table ${first}, "${part}", which may let people in.`,
          `${SQL_EDITOR} drop policy "${part}" on ${table};`,
        )
      : wrong(
          `The rule "${part}" of the table ${first} was changed.`,
          `Compare it with the file in supabase/schemas that has it (create policy "${part}"), and write it anew in the SQL editor.`,
        );
  if (wanted !== undefined)
    return isNow === shouldBe
      ? wrong(`The ${kind} ${rest} was changed.`, REPEAT)
      : wrong(
          `The ${kind} ${rest} is not as this version makes it (${isNow} instead of ${shouldBe}).`,
          kind === 'column' ? REPEAT : RUN_ACCESS,
        );
  if (kind === 'view' || kind === 'function')
    return wrong(
      `The ${kind} ${rest} is not of this version and may show or do what row security keeps: ${isNow}.`,
      `${SQL_EDITOR} drop ${kind} ${kind === 'view' ? table : rest};`,
    );
  const drop = {
    trigger: `drop trigger ${part} on ${table};`,
    rule: `drop rule ${part} on ${table};`,
    constraint: `alter table ${table} drop constraint ${part};`,
    index: `drop index ${table.replace(/\w+$/, part)};`,
  }[kind];
  return wrong(
    `Not of this version: ${there.replace(FINGERPRINT, '')}.`,
    drop
      ? `${SQL_EDITOR} ${drop}`
      : 'Nobody of the site asks for it. If nobody else does, drop it in the SQL editor.',
  );
}

/** Matches the hash at the end of an object's line, which findings omit: nobody can read it. */
const FINGERPRINT = /:? ?[0-9a-f]{32}$/;
