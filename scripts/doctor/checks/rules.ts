import { otherVersion } from '../../../supabase/embedded/released.ts';
import { NEWER_CODE, RUN_ACCESS, SQL_EDITOR, UPGRADE } from '../../project/commands.ts';
import { fieldOf, jsonOf } from '../ask.ts';
import { type Deployment, post } from '../deployment.ts';
import { type Finding, note, ok, type Said, wrong } from '../finding.ts';
import { referenceSurface } from '../reference.ts';

/** More than this is another version, not a door that someone opened. */
const NAMED_MAX = 20;
/** What lets people in comes first. */
const KINDS = ['table', 'policy', 'view', 'function', 'bucket', 'resting', 'column'];
const kindOf = (name: string) => name.slice(0, name.indexOf(' '));

/**
 * Compares the database with the one that the migrations make: tables, columns, row security, grants,
 * policies, functions, the bucket. Of another version only that is said. Nobody's data are looked at.
 * @param headers of an administrator, who is told what is different and not only that something is
 */
export async function rules(deployment: Deployment, headers = {}): Promise<Said> {
  if (deployment.isEmbedded)
    return note('Tables and rules: those of the embedded backend, which looks at its start.');
  const said = await deployment.askBackend('/rest/v1/rpc/surface', post({}, headers));
  if (said.status === 429)
    return note('Tables and rules: somebody else asks at this moment; look again.');
  const answer = jsonOf(said);
  const digest = fieldOf(answer, 'digest');
  if (typeof digest !== 'string') return []; // that the function is missing was said
  const other = otherVersion(String(fieldOf(answer, 'migration') ?? ''));
  if (other) return wrong(other.says, other.isOlder ? UPGRADE : NEWER_CODE);
  const ours = await referenceSurface();
  if (digest === ours.digest) return ok("The database's rules are those of this version.");
  const lines = fieldOf(answer, 'lines');
  if (!Array.isArray(lines))
    return wrong(
      'The database is not what the migrations of this version make: a table, a rule or a function is missing, was changed, or was added by hand.',
      `Look again with --admin, which is told what it is. ${UPGRADE}`,
    );
  return differences(lines.map(String), ours.lines);
}

/** A sentence for each thing that is there and should not be, or the other way round. */
export function differences(theirs: readonly string[], ours: readonly string[]): Finding[] {
  const [there, wanted] = [byName(theirs), byName(ours)];
  const names = [...new Set([...there.keys(), ...wanted.keys()])]
    .filter((name) => there.get(name) !== wanted.get(name))
    .toSorted((one, other) => KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)));
  const findings = names.map((name) => about(name, there.get(name), wanted.get(name)));
  if (findings.length <= NAMED_MAX) return findings;
  return [
    ...findings.slice(0, NAMED_MAX),
    wrong(
      `And ${findings.length - NAMED_MAX} more: this is the database of another version.`,
      UPGRADE,
    ),
  ];
}

function byName(lines: readonly string[]): Map<string, string> {
  return new Map(lines.map((line) => [line.slice(0, line.indexOf(': ')), line]));
}

function about(name: string, there: string | undefined, wanted: string | undefined): Finding {
  const [kind = '', first = ''] = name.split(' ');
  const rest = name.slice(kind.length + 1);
  const isNow = there?.slice(name.length + 2).replace(FINGERPRINT, '');
  const shouldBe = wanted?.slice(name.length + 2).replace(FINGERPRINT, '');
  const policy = rest.slice(first.length + 1);
  if (there === undefined) return wrong(`Missing in the database: ${name}.`, UPGRADE);
  if (kind === 'table' && /row security off/.test(there))
    return wrong(
      `Row security is off for the table ${first}: whoever may read it reads every row, now or once there are some.`,
      `${SQL_EDITOR} alter table public.${first} enable row level security;`,
    );
  if (kind === 'resting')
    return wrong(
      `A rule of the table ${first} is switched off (${policy}).`,
      `${SQL_EDITOR} alter table public.${first} enable trigger ${policy};`,
    );
  if (kind === 'bucket')
    return wrong(
      `The bucket of the pictures is set otherwise: ${isNow}.`,
      `Storage, hotel_images, Edit: ${shouldBe}.`,
    );
  if (kind === 'policy')
    return wanted === undefined
      ? wrong(
          `Somebody has added a rule to the table ${first}, "${policy}", which may let people in.`,
          `${SQL_EDITOR} drop policy "${policy}" on ${first === 'objects' ? 'storage' : 'public'}.${first};`,
        )
      : wrong(
          `The rule "${policy}" of the table ${first} was changed.`,
          `Compare it with the file in supabase/schemas that has it (create policy "${policy}"), and write it anew in the SQL editor.`,
        );
  if (wanted !== undefined)
    return isNow === shouldBe
      ? wrong(`The ${kind} ${rest} was changed.`, UPGRADE)
      : wrong(
          `The ${kind} ${rest} is not as this version makes it (${isNow} instead of ${shouldBe}).`,
          kind === 'column' ? UPGRADE : RUN_ACCESS,
        );
  if (kind === 'view' || kind === 'function')
    return wrong(
      `The ${kind} ${rest} is not of this version and may show or do what row security keeps: ${isNow}.`,
      `${SQL_EDITOR} drop ${kind} ${kind === 'view' ? `public.${first}` : rest};`,
    );
  return wrong(
    `Not of this version: ${there}.`,
    `Nobody of the site asks for it. If nobody else does, drop it in the SQL editor.`,
  );
}

/** Of what a function or a rule says: it tells a person nothing. */
const FINGERPRINT = / ?[0-9a-f]{32}$/;
