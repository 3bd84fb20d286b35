import type { Statements } from '../../support/database.ts';
import type { Role } from './actors.ts';
import { FUNCTION_RULES } from './functions.ts';

const callableBy = (role: Role) =>
  FUNCTION_RULES.filter((rule) => rule.may.includes(role)).map((rule) => rule.name);

const ours = `pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** SQL that removes text in parentheses (four levels deep), and all text after an unmatched one. */
const outsideParentheses = (sql: string) =>
  `split_part(${`regexp_replace(`.repeat(4)}${sql}${`, '\\([^()]*\\)', '', 'g')`.repeat(4)}, ')', 1)`;

const LINTS: Record<string, string> = {
  'table without row security': `
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity`,
  'row security without any policy': `
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
      and not exists (select from pg_policy where polrelid = c.oid)`,
  'policy that lets everybody write': `
    select tablename || ': ' || policyname from pg_policies
    where schemaname in ('public', 'storage') and (
      (cmd in ('INSERT', 'UPDATE', 'ALL') and coalesce(with_check, qual) in ('true', '(true)'))
      or (cmd in ('UPDATE', 'DELETE', 'ALL') and qual in ('true', '(true)')))`,
  'policy that shows something private to everybody': `
    select tablename || ': ' || policyname from pg_policies
    where schemaname in ('public', 'storage') and cmd in ('SELECT', 'ALL')
      and qual in ('true', '(true)')
      and tablename not in ('hotel_config', 'rooms', 'testimonials', 'stay_discounts', 'extras',
        'child_bands', 'charges')`,
  'policy that asks again for every row (write "(select …)")': `
    select tablename || ': ' || policyname
    from pg_policies,
      lateral (select coalesce(qual, '') || ' ' || coalesce(with_check, '')) as one (expression)
    where schemaname in ('public', 'storage')
      and regexp_replace(expression, '\\( SELECT (auth|private)\\.\\w+\\(', '', 'g')
        ~ '(auth\\.(uid|jwt|role|email)|private\\.has_role|current_setting)\\('`,
  'policy for everybody instead of named roles': `
    select tablename || ': ' || policyname from pg_policies
    where schemaname in ('public', 'storage') and 'public' = any (roles)`,
  'policy that trusts what a user may write about himself': `
    select tablename || ': ' || policyname from pg_policies
    where coalesce(qual, '') || coalesce(with_check, '') ~* 'user_metadata|raw_user_meta_data'`,
  'two policies for one role and verb': `
    select tablename || ': ' || cmd || ' ' || role
    from pg_policies, unnest(roles) as role
    where schemaname = 'public' group by tablename, cmd, role having count(*) > 1`,
  'function without a fixed search_path': `
    select p.proname from pg_proc p
    where ${ours} and not coalesce(array_to_string(p.proconfig, ',') ~ 'search_path=', false)`,
  'function with its owner’s rights in the exposed schema': `
    select p.proname from pg_proc p
    where ${ours} and pronamespace = 'public'::regnamespace and p.prosecdef`,
  'function that trusts what a user may write about himself': `
    select p.proname from pg_proc p where ${ours} and p.prosrc ~* 'user_metadata|raw_user_meta_data'`,
  // The platform's extension safeupdate refuses such statements, also inside functions.
  'function that updates or deletes without WHERE': `
    select p.proname from pg_proc p, regexp_split_to_table(' ' || p.prosrc,
        '(?=\\m(?:update\\s+\\S+(?:\\s+\\w+)?\\s+set|delete\\s+from)\\M)', 'i') with ordinality s (statement, nth)
    where ${ours} and nth > 1 and ${outsideParentheses("split_part(statement, ';', 1)")} !~* '\\mwhere\\M'`,
  'function that everybody may call': `
    select p.proname from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
    where ${ours} and a.grantee = 0`,
  'function that visitors may call': `
    select p.proname from pg_proc p
    where ${ours} and pronamespace = 'public'::regnamespace
      and has_function_privilege('anon', p.oid, 'execute')
      and p.proname <> all ('{${callableBy('anon')}}'::text[])`,
  'function that any account may call': `
    select p.proname from pg_proc p
    where ${ours} and pronamespace = 'public'::regnamespace
      and has_function_privilege('authenticated', p.oid, 'execute')
      and p.proname <> all ('{${callableBy('admin')}}'::text[])`,
  'view that reads with its owner’s rights': `
    select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
      and not coalesce(c.reloptions::text ~ 'security_invoker=(true|on)', false)`,
  'visitor may do more than select or insert': `
    select table_name || ': ' || privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'anon' and privilege_type not in ('SELECT', 'INSERT')`,
  'an account may truncate or attach triggers': `
    select table_name || ': ' || privilege_type from information_schema.role_table_grants
    where table_schema = 'public' and grantee = 'authenticated'
      and privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')`,
  'sequence that a visitor or an account may use': `
    select c.relname from pg_class c, unnest(array['anon', 'authenticated']) as role
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'S'
      and has_sequence_privilege(role, c.oid, 'usage, select, update')`,
  'foreign key without an index': `
    select conrelid::regclass::text || ': ' || conname from pg_constraint k
    where contype = 'f' and connamespace = 'public'::regnamespace
      and not exists (
        select from pg_index i
        where i.indrelid = k.conrelid and (i.indkey::int2[])[0:cardinality(k.conkey) - 1] @> k.conkey)`,
  'two equal indexes': `
    select string_agg(indexrelid::regclass::text, ' = ') from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indclass::text, coalesce(indpred::text, ''), coalesce(indexprs::text, ''), indoption::text
    having count(*) > 1`,
  'extension in an exposed schema': `
    select extname from pg_extension where extnamespace = 'public'::regnamespace`,
};

/** Runs Supabase's essential lints on the database catalogue. @returns one line per finding */
export async function lintDatabase(db: Statements): Promise<string[]> {
  const findings: string[] = [];
  for (const [lint, sql] of Object.entries(LINTS)) {
    const { rows } = await db.query<Record<string, string>>(sql);
    findings.push(...rows.map((row) => `${lint}: ${Object.values(row)[0]}`));
  }
  return findings;
}
