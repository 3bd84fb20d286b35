import { createAdmin } from '../../scripts/accounts/create-admin.ts';
import { projectWithAccounts } from '../support/auth-admin.ts';
import { openBackend } from '../support/hotel.ts';
import { serviceProject } from '../support/service-project.ts';

const hotel = await openBackend({ seed: false, startsOver: true });
const { sql } = hotel;
beforeEach(() => hotel.startOver());

const SOKHA = {
  email: 'sokha@pier.example',
  username: 'Sokha',
  password: 'teal lantern 48 ferry',
  role: 'admin',
} as const;
const accounts = () => sql`select email from auth.users`;
const profiles = () => sql`select username, role from profiles`;

test('the first administrator can sign in and administers', async () => {
  await createAdmin(projectWithAccounts(hotel), SOKHA);
  expect(await profiles()).toEqual([{ username: 'Sokha', role: 'admin' }]);
  expect(await sql`select * from auth.sessions`).toEqual([]); // the one that looked is closed again
  const client = await hotel.signIn(SOKHA.email, SOKHA.password);
  expect((await client.rpc('dashboard_figures')).error).toBeNull();
});

test('an account without rights gets them when the password is its own', async () => {
  const project = projectWithAccounts(hotel);
  await createAdmin(project, SOKHA);
  await sql`update profiles set role = 'reader'`;
  await createAdmin(project, SOKHA);
  expect(await profiles()).toEqual([{ username: 'Sokha', role: 'admin' }]);
});

test.each(['desk', 'editor', 'reader'] as const)('an account can get the role %s', async (role) => {
  await createAdmin(projectWithAccounts(hotel), { ...SOKHA, role });
  expect(await profiles()).toEqual([{ username: 'Sokha', role }]);
});

test('nobody takes over an account with a password of their own', async () => {
  const project = projectWithAccounts(hotel);
  await createAdmin(project, SOKHA);
  await sql`delete from profiles`;
  const other = { ...SOKHA, password: 'another kettle 19 moon' };
  await expect(createAdmin(project, other)).rejects.toThrow(/already, and it keeps its password/);
  expect(await profiles()).toEqual([]);
});

test('an account whose rights could not be written is taken back', async () => {
  const project = projectWithAccounts(hotel);
  const long = { ...SOKHA, username: 'x'.repeat(81) };
  await expect(createAdmin(project, long)).rejects.toThrow(/Giving the account its role/);
  expect(await accounts()).toEqual([]);
});

test('an account is taken back that the database does not take for an administrator’s', async () => {
  const [whole] = await sql<{ sql: string }>`
    select pg_get_functiondef('private.is_session_open()'::regprocedure) as sql`;
  onTestFinished(async () => void (await hotel.serviceSql(whole?.sql ?? '')));
  await sql`
    create or replace function private.is_session_open() returns boolean language sql stable
    set search_path = '' as 'select false'`;
  await expect(createAdmin(projectWithAccounts(hotel), SOKHA)).rejects.toThrow(
    /does not give it the role "admin"/,
  );
  expect(await accounts()).toEqual([]);
});

test('an administrator is made although the hotel requires a second factor, which is set up later', async () => {
  onTestFinished(async () => void (await sql`delete from private.account_rules`));
  await sql`insert into private.account_rules (needs_second_factor) values (true)`;
  await createAdmin(projectWithAccounts(hotel), SOKHA);
  expect(await profiles()).toEqual([{ username: 'Sokha', role: 'admin' }]);
});

test('a database without the table of accounts gets no account', async () => {
  await sql`alter table profiles rename to elsewhere`;
  onTestFinished(async () => void (await sql`alter table elsewhere rename to profiles`));
  await expect(createAdmin(projectWithAccounts(hotel), SOKHA)).rejects.toThrow(
    /not fully migrated/,
  );
  expect(await accounts()).toEqual([]);
});

test('the embedded backend says whom to sign in as', async () => {
  await expect(createAdmin(serviceProject(hotel), SOKHA)).rejects.toThrow(
    /sign in as admin@hotel.test/,
  );
});
