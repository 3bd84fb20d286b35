import { afterAll, expect, test } from 'vitest';
import { openHostedShape } from './access/hosted-shape.ts';
import { lintDatabase } from './access/lints.ts';

const db = await openHostedShape();
afterAll(() => db.close());

test('the database has none of the mistakes that Supabase’s lints look for', async () => {
  expect(await lintDatabase(db)).toEqual([]);
});

/** For each lint something that it must find; otherwise a lint that went blind would pass. */
test.each(
  Object.entries({
    'table without row security': 'create table public.open (id int)',
    'row security without any policy':
      'create table public.shut (id int); alter table public.shut enable row level security',
    'policy that lets everybody write':
      'create policy p on public.rooms for insert to anon with check (true)',
    'policy that lets everybody': 'create policy p on public.rooms for delete to anon using (true)',
    'policy that shows something private':
      'create policy p on public.profiles for select to anon using (true)',
    'policy that asks again for every row':
      'create policy p on public.rooms for update to authenticated using (private.is_admin())',
    'policy for everybody instead': 'create policy p on public.rooms for select using (id = id)',
    'policy that trusts what a user': `create policy p on public.rooms for delete to anon using (((select auth.jwt()) -> 'user_metadata' ->> 'role') = 'admin')`,
    'two policies for one role and verb':
      'create policy p on public.rooms for select to anon using (id is not null)',
    'function without a fixed search_path':
      'create function private.f() returns int language sql as $$ select 1 $$',
    'function with its owner’s rights in the exposed': `create function public.f() returns int language sql security definer set search_path = '' as $$ select 1 $$`,
    'function that trusts what a user': `create function private.f() returns text language sql set search_path = '' as $$ select auth.jwt() -> 'user_metadata' ->> 'role' $$`,
    'function that everybody may call': `create function private.f() returns int language sql set search_path = '' as $$ select 1 $$`,
    'function that visitors may call': `create function public.f() returns int language sql set search_path = '' as $$ select 1 $$`,
    'function that any account may call': `create function public.f() returns int language sql set search_path = '' as $$ select 1 $$; revoke all on function public.f() from public, anon`,
    'view that reads with its owner’s rights': 'create view public.v as select * from auth.users',
    'visitor may do more than select': 'grant delete on public.rooms to anon',
    'an account may truncate': 'grant truncate on public.rooms to authenticated',
    'sequence that a visitor': 'grant usage on sequence public.reservation_events_id_seq to anon',
    'foreign key without an index':
      'create table private.x (id int primary key); create table public.y (x int references private.x); alter table public.y enable row level security',
    'two equal indexes': 'create index again on public.rooms (position, id)',
  }),
)('the lint "%s …" sees its mistake', async (lint, mistake) => {
  const findings = await db.transaction(async (tx) => {
    await tx.exec(mistake);
    const found = await lintDatabase(tx);
    await tx.rollback();
    return found;
  });
  expect(findings.filter((finding) => finding.startsWith(lint))).not.toEqual([]);
});
