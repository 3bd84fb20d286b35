import { expect, test } from 'vitest';
import { openBackend } from '../support/hotel.ts';
import { restActor, ROLES, signInEveryRole, sqlActor } from './access/actors.ts';
import { lintDatabase } from './access/lints.ts';
import { cellsOf, checkCell, layOut, unruledRelations } from './access/matrix.ts';
import { RULES } from './access/rules.ts';
import { checkStorageCell, STORAGE_VERBS } from './access/storage-matrix.ts';

/** A mistake that somebody could make in a migration; `in` is where it shows. */
type Mistake = { what: string; sql: string; undo: string; in: string | 'storage' | 'everywhere' };

const policy = (what: string, table: string, rule: string): Mistake => ({
  what,
  sql: `create policy mistake on ${table} for ${rule}`,
  undo: `drop policy mistake on ${table}`,
  in: table.startsWith('storage.') ? 'storage' : table,
});

const isAdmin = (what: string, body: string): Mistake => ({
  what,
  sql: `create or replace function private.is_admin() returns boolean language sql stable
    security definer set search_path = '' as $$ select ${body} $$`,
  undo: '', // put back from its definition below
  in: 'everywhere',
});

const withoutSecurity = (table: string): Mistake => ({
  what: `row security off on ${table}`,
  sql: `alter table public.${table} disable row level security`,
  undo: `alter table public.${table} enable row level security`,
  in: table,
});

const MISTAKES: Mistake[] = [
  ...RULES.map((rule) => withoutSecurity(rule.table)),
  policy('anyone inserts rooms', 'rooms', 'insert to anon with check (true)'),
  policy('anyone updates rooms', 'rooms', 'update to anon using (true)'),
  policy('any account deletes', 'testimonials', 'delete to authenticated using (true)'),
  policy('any account writes', 'hotel_images', 'all to authenticated using (true)'),
  policy(
    'any account patches the configuration',
    'hotel_config',
    'update to authenticated using ((select auth.uid()) is not null)',
  ),
  policy('sections can be deleted', 'hotel_config', 'delete to anon using (true)'),
  policy('profiles are public', 'profiles', 'select to anon using (true)'),
  policy('accounts see all profiles', 'profiles', 'select to authenticated using (true)'),
  policy('profiles can be deleted', 'profiles', 'delete to authenticated using (true)'),
  {
    what: 'an own profile can be changed, and no trigger minds',
    sql: `create policy mistake on public.profiles for update to authenticated
        using (id = (select auth.uid()));
      alter table public.profiles disable trigger guard_profile`,
    undo: `drop policy mistake on public.profiles;
      alter table public.profiles enable trigger guard_profile`,
    in: 'profiles',
  },
  policy('visitors read reservations', 'reservations', 'select to anon using (true)'),
  policy('accounts read reservations', 'reservations', 'select to authenticated using (true)'),
  policy('visitors file messages', 'messages', 'update to anon using (true)'),
  policy('accounts book', 'reservations', 'insert to authenticated with check (true)'),
  policy('accounts read messages', 'messages', 'select to authenticated using (true)'),
  policy('visitors delete messages', 'messages', 'delete to anon using (true)'),
  policy('visitors read subscribers', 'subscribers', 'select to anon using (true)'),
  policy('accounts empty the list', 'subscribers', 'delete to authenticated using (true)'),
  policy('accounts read the history', 'reservation_events', 'select to authenticated using (true)'),
  policy(
    'accounts write the history',
    'reservation_events',
    'insert to authenticated with check (true)',
  ),
  policy('visitors see the counts', 'inbox_counts', 'select to anon using (true)'),
  policy('accounts write letters', 'outbox', 'insert to authenticated with check (true)'),
  {
    what: 'visitors may not book',
    sql: `alter policy "visitors ask for a room" on public.reservations with check (false)`,
    undo: `alter policy "visitors ask for a room" on public.reservations with check (status = 'new')`,
    in: 'reservations',
  },
  policy(
    'admin by own metadata',
    'rooms',
    `update to authenticated
     using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin')`,
  ),
  isAdmin(
    'the role defaults to admin',
    `coalesce((select role from public.profiles where id = (select auth.uid())), 'admin') = 'admin'`,
  ),
  isAdmin('every account is admin', '(select auth.uid()) is not null'),
  isAdmin(
    'every profile is admin',
    'exists (select from public.profiles p where p.id = (select auth.uid()))',
  ),
  isAdmin('some admin exists', `exists (select from public.profiles p where p.role = 'admin')`),
  isAdmin('nobody is admin', 'false'),
  policy('visitors list the bucket', 'storage.objects', 'select to anon using (true)'),
  policy(
    'visitors upload',
    'storage.objects',
    `insert to anon with check (bucket_id = 'hotel_images')`,
  ),
  policy('accounts remove pictures', 'storage.objects', 'all to authenticated using (true)'),
  policy('accounts make buckets', 'storage.buckets', 'insert to authenticated with check (true)'),
  {
    what: 'a view over the profiles',
    sql: 'create view public.everyone as select * from public.profiles',
    undo: 'drop view public.everyone',
    in: 'everywhere',
  },
  {
    what: 'a function with its owner’s rights',
    sql: `create function public.promote(who uuid) returns void language sql security definer
      set search_path = '' as $$ update public.profiles set role = 'admin' where id = who $$`,
    undo: 'drop function public.promote(uuid)',
    in: 'everywhere',
  },
];

const backend = await openBackend();
const { sql, exec } = backend;
const clients = await signInEveryRole(backend);

test('the mistakes are many enough to mean something', () => {
  expect(MISTAKES.length).toBeGreaterThanOrEqual(12);
});

test('without a mistake nothing is found that needs no try', async () => {
  expect(await seenAtAGlance()).toEqual([]);
});

test.each(MISTAKES.map((mistake) => [mistake.what, mistake] as const))(
  'caught: %s',
  async (_what, mistake) => {
    const [sound] = await sql<{ definition: string }>`
      select pg_get_functiondef('private.is_admin()'::regprocedure) as definition`;
    // What an earlier mistake let through must not pass for this one.
    await layOut(backend.db, ...RULES);
    await backend.db.exec(mistake.sql);
    const problems = await findProblems(mistake.in);
    await exec`${mistake.undo || sound?.definition}`;
    expect(problems).not.toEqual([]);
  },
);

/** What the matrices and the lints say; only about the part where the mistake shows. */
async function findProblems(part: string): Promise<string[]> {
  if (part === 'storage') return storageProblems();
  const found = part === 'everywhere' ? await seenAtAGlance() : [];
  if (found.length > 0) return found;
  for (const cell of cellsOf(
    RULES.filter((rule) => part === 'everywhere' || rule.table === part),
  )) {
    // In SQL too: the embedded backend's tokens carry no user_metadata, a hosted project's do.
    for (const actor of [restActor(clients[cell.role]), sqlActor(backend.db, cell.role)]) {
      const problem = await checkCell(backend.db, actor, cell);
      if (problem) return [problem]; // one is enough
    }
  }
  return [];
}

/** What needs no try: a relation without a rule, a function with its owner's rights. */
async function seenAtAGlance(): Promise<string[]> {
  // No other lint: the embedded backend has granted everything by now.
  const lints = await lintDatabase(backend.db);
  return [
    ...(await unruledRelations(backend.db, RULES)),
    ...lints.filter((lint) => lint.startsWith('function with its owner')),
  ];
}

async function storageProblems(): Promise<string[]> {
  const read = async (url: string) =>
    new Uint8Array(await (await backend.request(new URL(url).pathname)).arrayBuffer());
  for (const role of ROLES)
    for (const verb of STORAGE_VERBS) {
      const problem = await checkStorageCell({ db: backend.db, read }, clients, role, verb);
      if (problem) return [problem];
    }
  return [];
}
