import { sqlOutbox } from '../../supabase/embedded/outbox.ts';
import { makeToken, tokenHash } from '../../supabase/functions/_shared/link-token.ts';
import { openHotel } from '../support/hotel.ts';

const hotel = await openHotel({ startsOver: true });
const { admin, sql } = hotel;
beforeEach(() => hotel.startOver());

const ADMIN_ID = '11111111-1111-4111-8111-111111111111';
const READER_ID = '22222222-2222-4222-8222-222222222222';
const EMAIL = 'dara@pier.example';
const PASSWORD = 'teal lantern 48 ferry';
const DARA = { name: 'Dara', password: PASSWORD };

type Team = {
  people: { id: string; email: string; name: string; role: string | null }[];
  invitations: { id: string; email: string; role: string; endsAt: string | null; status: string }[];
};

const call = async (name: string, args: object = {}, client = admin) => {
  const { data, error } = await client.rpc(name, args);
  if (error) throw new Error(`${error.code} ${error.message}`);
  return data as unknown;
};
const team = async () => (await call('team')) as Team;
const invite = (email = EMAIL, role = 'desk') =>
  call('invite', { to_address: email, as_role: role, in_language: 'en' }) as Promise<string>;
const invitationId = async () => (await team()).invitations[0]?.id ?? '';
const tokenIn = (text = '') => /\/admin\/join#([\w-]+)/.exec(text)?.[1] ?? '';

/** Invites somebody and sends the e-mail. @returns the token in its link */
async function invited(email = EMAIL, role = 'desk'): Promise<string> {
  await invite(email, role);
  const [email_] = await hotel.sendAll();
  return tokenIn(email_?.text);
}
async function join(token: string, more: object = DARA) {
  const answer = await hotel.post('/functions/v1/join', { token, ...more });
  return { status: answer.status, ...((await answer.json()) as { error?: string }) };
}
const later = (time: string) =>
  sql`update private.invitation_links set made_at = made_at - ${time}::interval`;
const roles = async () =>
  Object.fromEntries((await team()).people.map(({ email, role }) => [email, role]));

describe('an invitation', () => {
  test('leads to an account with its role, which is signed in with the chosen password', async () => {
    const token = await invited();
    expect(await join(token, {})).toEqual({ status: 200, email: EMAIL, role: 'desk' });
    expect(await join(token)).toEqual({ status: 200, email: EMAIL });
    const client = await hotel.signIn(EMAIL, PASSWORD);
    const { data } = await client.from('profiles').select('username, role').single();
    expect(data).toEqual({ username: 'Dara', role: 'desk' });
    const { people, invitations } = await team();
    expect(people).toContainEqual(expect.objectContaining({ email: EMAIL, name: 'Dara' }));
    expect(invitations).toEqual([]);
  });

  test('names the inviter, hotel and role; its button is the only link', async () => {
    await invite();
    const [email] = await hotel.sendAll();
    expect(email).toMatchObject({
      to: EMAIL,
      subject: 'Invitation: work with us at Chanrea House',
      text: expect.stringMatching(
        /admin invites you to the team of Chanrea House[^]+Your role: Front desk[^]+https:\/\/hotel\.test\/admin\/join#[\w-]{27}\n/,
      ),
    });
    expect(email?.html?.match(/href="[^"]*"/g)).toEqual([
      `href="https://hotel.test/admin/join#${tokenIn(email?.text)}"`,
    ]);
  });

  test('is written in the language of the inviter’s page, and leads to that language', async () => {
    await call('invite', { to_address: EMAIL, as_role: 'desk', in_language: 'km' });
    const [email] = await hotel.sendAll();
    expect(email?.text).toContain('តួនាទីរបស់អ្នក៖ ផ្នែកទទួលភ្ញៀវ');
    expect(email?.text).toContain('https://hotel.test/km/admin/join#');
  });

  test('has a link whose token is stored nowhere, only its hash', async () => {
    const token = await invited();
    expect(await sql`select hash from private.invitation_links`).toEqual([
      { hash: tokenHash(token) },
    ]);
    const [{ stored }] = (await sql`
      select (select json_agg(o) from outbox o)::text || (select json_agg(i) from private.invitations i)
        as stored`) as [{ stored: string }];
    expect(stored).toContain('{link}');
    expect(stored).not.toContain(token);
  });

  test('works once', async () => {
    const token = await invited();
    await join(token);
    expect(await join(token)).toEqual({ status: 410, error: 'used' });
    expect(await join(token, {})).toEqual({ status: 410, error: 'used' });
  });

  test('works for three days; sent again, for three more', async () => {
    const token = await invited();
    await later('71 hours');
    expect((await join(token, {})).status).toBe(200);
    await later('1 hour');
    expect(await join(token)).toEqual({ status: 410, error: 'expired' });
    const id = await invitationId();
    await sql`update outbox set dedupe_key = 'earlier'`; // at most one e-mail leaves in a minute
    await call('resend_invitation', { invitation: id });
    const [again] = await hotel.sendAll();
    expect((await join(tokenIn(again?.text))).status).toBe(200);
    expect(await join(token)).toEqual({ status: 410, error: 'used' });
  });

  test('gives its own address an account, whatever address is sent', async () => {
    const token = await invited();
    await join(token, { ...DARA, email: 'other@pier.example', role: 'admin' });
    expect(await roles()).toMatchObject({ [EMAIL]: 'desk' });
    expect(await roles()).not.toHaveProperty('other@pier.example');
  });

  test('makes no account with a name or a password that breaks the rules', async () => {
    const token = await invited();
    for (const [error, more] of [
      ['weak', { ...DARA, password: 'dara@pier' }],
      ['weak', { ...DARA, password: 'chanrea house' }],
      ['name', { ...DARA, name: ' ' }],
      ['name', { ...DARA, name: 'www.spam.example' }],
      ['name', { password: PASSWORD }],
      ['name', { ...DARA, name: 'x'.repeat(81) }],
    ])
      expect(await join(token, more as object)).toEqual({ status: 422, error });
    expect((await join(token)).status).toBe(200);
  });

  test('needs its token', async () => {
    for (const token of ['', '?', makeToken()])
      for (const more of [{}, DARA])
        expect(await join(token, more)).toEqual({ status: 404, error: 'unknown' });
    expect((await hotel.post('/functions/v1/join', [1])).status).toBe(400);
    expect((await hotel.request('/functions/v1/join')).status).toBe(405);
  });

  test('that is withdrawn does not work, and leaves no e-mail behind', async () => {
    const token = await invited();
    const sent = (await team()).invitations[0]?.id;
    await call('withdraw_invitation', { invitation: sent });
    expect(await join(token)).toEqual({ status: 404, error: 'unknown' });
    const waiting = await invite();
    await call('withdraw_invitation', { invitation: waiting });
    expect(await hotel.sendAll()).toEqual([]);
  });

  test('that is withdrawn while its e-mail is written does not leave', async () => {
    const id = await invite();
    const outbox = sqlOutbox(hotel.backend.sql);
    const [row] = await outbox.claim(20, ['email']);
    await call('withdraw_invitation', { invitation: id });
    await expect(outbox.addLink(row?.id ?? '', tokenHash('x'))).rejects.toThrow('invitation-gone');
  });

  test('that is withdrawn while somebody joins leaves no account', async () => {
    const token = await invited();
    const id = await invitationId();
    await hotel.exec`
      create function private.withdraw_now() returns trigger language plpgsql security definer
      set search_path = '' as
      $$ begin delete from private.invitations where id = new.id; return new; end $$;
      create trigger withdraw_now after insert on auth.users
        for each row execute function private.withdraw_now()`;
    onTestFinished(async () => {
      await hotel.exec`drop trigger withdraw_now on auth.users; drop function private.withdraw_now()`;
    });
    expect(await join(token)).toEqual({ status: 404, error: 'unknown' });
    expect(await sql`select 1 from auth.users where id = ${id}`).toEqual([]);
  });

  test('whose joining was interrupted can be used again after a minute', async () => {
    const token = await invited();
    await sql`select join_team(${tokenHash(token)}, 'begin')`;
    await sql`
      insert into auth.users (id, email) select id, email from private.invitations`;
    expect(await join(token)).toEqual({ status: 409, error: 'busy' });
    await sql`update private.invitations set begun_at = begun_at - interval '1 minute'`;
    expect((await join(token)).status).toBe(200);
    await hotel.signIn(EMAIL, PASSWORD);
  });

  test('makes one account when two requests use it at once', async () => {
    const token = await invited();
    const both = await Promise.all([join(token), join(token, { ...DARA, name: 'Other' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
    expect((await team()).people.filter(({ email }) => email === EMAIL)).toHaveLength(1);
  });

  test('ends when its address gets an account in another way', async () => {
    const token = await invited('staff2@hotel.test');
    await sql`insert into auth.users (id, email) values (${ADMIN_ID.replaceAll('1', '7')}, 'staff2@hotel.test')`;
    await sql`insert into profiles (id, role) select id, 'admin' from auth.users where email = 'staff2@hotel.test'`;
    expect(await join(token)).toEqual({ status: 404, error: 'unknown' });
  });

  test('is refused for an address whose account was made without a role meanwhile', async () => {
    const token = await invited();
    await sql`insert into auth.users (id, email) values (${ADMIN_ID.replaceAll('1', '7')}, ${EMAIL})`;
    expect(await join(token)).toEqual({ status: 409, error: 'known' });
    expect(await roles()).toMatchObject({ [EMAIL]: null });
  });

  test('is refused for somebody who is here or invited, and for a wrong address or role', async () => {
    await invite();
    for (const [email, role, refusal] of [
      ['READER@hotel.test ', 'desk', 'PT409 person-known'],
      [EMAIL.toUpperCase(), 'reader', 'PT409 invitation-waits'],
      ['dara@', 'desk', 'PT422 email-invalid'],
      ['new@pier.example', 'owner', 'PT422 role-unknown'],
      ['new@pier.example', null, 'PT422 role-unknown'],
    ])
      await expect(invite(email as string, role as string)).rejects.toThrow(refusal as string);
    expect((await team()).invitations).toHaveLength(1);
  });

  test('cannot be sent to another address, or with other words', async () => {
    await invite();
    const change = { recipient: 'thief@pier.example', subject: 'Mine', body: 'Mine' };
    await hotel.admin.from('outbox').update(change).eq('kind', 'invitation').throwOnError();
    const [email] = await hotel.sendAll();
    expect(email?.to).toBe(EMAIL);
    expect(email?.subject).not.toBe('Mine');
    const own = { ...change, kind: 'invitation', facts: { role: 'admin' } };
    expect((await hotel.admin.from('outbox').insert(own)).error?.code).toBe('PT422');
  });

  test('sent again within a minute leaves once, and its first link stays valid', async () => {
    const token = await invited();
    const id = await invitationId();
    await call('resend_invitation', { invitation: id });
    expect(await hotel.sendAll()).toEqual([]);
    expect((await join(token)).status).toBe(200);
    await expect(call('resend_invitation', { invitation: id })).rejects.toThrow('invitation-gone');
  });

  test('is in no backup, and a restore does not bring it back', async () => {
    const token = await invited();
    const [{ backup }] = (await sql`select read_backup() as backup`) as [
      { backup: { tables: object } },
    ];
    expect(Object.keys(backup.tables)).not.toContain('invitations');
    await sql`delete from private.invitations`;
    await sql`select restore_backup(${JSON.stringify(backup)}, true)`;
    expect(await join(token)).toEqual({ status: 404, error: 'unknown' });
    expect((await team()).invitations).toEqual([]);
  });
});

describe('the last administrator', () => {
  test('can be neither demoted nor removed', async () => {
    for (const role of ['desk', 'reader'])
      await expect(call('change_role', { person: ADMIN_ID, new_role: role })).rejects.toThrow(
        'PT409 last-administrator',
      );
    await expect(call('remove_person', { person: ADMIN_ID })).rejects.toThrow('last-administrator');
    expect(await roles()).toMatchObject({ 'admin@hotel.test': 'admin' });
  });

  test('is the other one, once a second administrator has demoted the first', async () => {
    await call('change_role', { person: READER_ID, new_role: 'admin' });
    const second = await hotel.signInAs('reader');
    await call('change_role', { person: ADMIN_ID, new_role: 'reader' }, second);
    await expect(call('change_role', { person: READER_ID, new_role: 'desk' })).rejects.toThrow(
      'PT403',
    );
    await expect(
      call('change_role', { person: READER_ID, new_role: 'desk' }, second),
    ).rejects.toThrow('last-administrator');
  });
});

describe('a removed person', () => {
  test('may do nothing from the next request on, cannot sign in, and stays in the history', async () => {
    await call('change_role', { person: READER_ID, new_role: 'admin' });
    const person = await hotel.signInAs('reader');
    const { id } = await hotel.putStay({ status: 'new' });
    const decline = () =>
      person.from('reservations').update({ status: 'declined' }).eq('id', id).select('status');
    expect((await decline()).data).toHaveLength(1);
    await call('remove_person', { person: READER_ID });
    expect((await decline()).data).toEqual([]);
    expect((await person.rpc('dashboard_figures')).error?.code).toBe('PT403');
    expect((await person.auth.getUser()).error?.code).toBe('user_not_found');
    await expect(hotel.signInAs('reader')).rejects.toThrow();
    expect(await roles()).not.toHaveProperty('reader@hotel.test');
    expect(await sql`select actor_name from reservation_events where actor is not null`).toEqual([
      { actor_name: 'reader' },
    ]);
  });

  test('can be invited again', async () => {
    const token = await invited();
    await join(token);
    const person = (await team()).people.find(({ email }) => email === EMAIL)?.id;
    await call('remove_person', { person });
    await sql`update outbox set dedupe_key = null`;
    expect((await join(await invited())).status).toBe(200);
  });
});

test('nobody gets a role that does not exist, and no role without an account', async () => {
  for (const role of ['owner', 'staff', '', null])
    await expect(call('change_role', { person: READER_ID, new_role: role })).rejects.toThrow(
      'PT422 role-unknown',
    );
  const nobody = '99999999-9999-4999-8999-999999999999';
  await expect(call('change_role', { person: nobody, new_role: 'desk' })).rejects.toThrow(
    'PT404 person-gone',
  );
});
