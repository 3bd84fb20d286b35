import { readFileSync } from 'node:fs';
import { sqlOutbox } from '../../supabase/embedded/outbox.ts';
import { DeliveryError, type Outbox } from '../../supabase/functions/send-outbox/outbox.ts';
import { type OutgoingMessage } from '../../supabase/functions/send-outbox/outbox.ts';
import { ATTEMPTS_MAX } from '../../supabase/functions/send-outbox/send-queued-rows.ts';
import { type Sender } from '../../supabase/functions/send-outbox/send-queued-rows.ts';
import { sendQueuedRows } from '../../supabase/functions/send-outbox/send-queued-rows.ts';
import { addDays, hotelToday } from '@/basics/time/dates';
import { EMAIL_KINDS } from '@/guests/emails/email-kinds';
import { openHotel } from '../support/hotel.ts';

type Row = {
  id: string;
  kind: string;
  channel: string;
  recipient: string;
  subject: string | null;
  body: string | null;
  status: string;
  attempts: number;
  error_code: string | null;
  facts: Record<string, unknown>;
};

const backend = await openHotel({ startsOver: true });
const { admin, visitor, sql, exec, putStay, change, set } = backend;
beforeEach(async () => {
  await backend.startOver();
});

const ROOM = 'room-premier';
const stored = (where = 'true') =>
  backend.serviceSql<Row>(
    `select * from outbox where ${where} order by kind, channel, recipient, created_at`,
  );
const due = () => exec`update outbox set next_try_at = now() where true`;

const ask = (more: Record<string, unknown> = {}) =>
  backend.ask({ check_in: addDays(hotelToday(), 40), ...more });
async function choose(key: string, value: unknown): Promise<string | undefined> {
  const { error } = await admin.from('outbox_settings').upsert({ key, value }).select();
  return error?.code;
}
async function queue(recipient: string): Promise<void> {
  const email = { recipient, subject: 'Your booking', body: 'It is confirmed.' };
  const { error } = await admin.from('outbox').insert(email);
  if (error) throw error;
}
async function send(ways: Sender['ways'] = {}, more: Partial<Outbox> = {}) {
  const left: OutgoingMessage[] = [];
  const take = async (post: OutgoingMessage) => void left.push(post);
  const site = 'https://hotel.test';
  const outbox = { ...sqlOutbox(backend.backend.sql), ...more };
  const report = await sendQueuedRows(outbox, {
    ways: { email: take, telegram: take, ...ways },
    site,
  });
  return { left, report };
}

describe('an e-mail', () => {
  test('is sent once, and says so only when the mail service has taken it', async () => {
    await queue('guest@example.com');
    const email = async () => expect((await stored())[0]?.status).toBe('queued');
    expect((await send({ email })).report).toEqual({ sent: 1, failed: 0 });
    await due();
    expect((await send()).report).toEqual({ sent: 0, failed: 0 });
    expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1, error_code: null }]);
  });

  test('that is not taken waits, longer each time, and ends as failed', async () => {
    await queue('guest@example.com');
    const email = () => Promise.reject(new DeliveryError('busy', '503 later'));
    const pauses: number[] = [];
    for (let tries = 1; tries <= ATTEMPTS_MAX; tries += 1) {
      expect((await send({ email })).report).toEqual({ sent: 0, failed: 1 });
      expect((await send()).report).toEqual({ sent: 0, failed: 0 });
      const status = tries < ATTEMPTS_MAX ? 'queued' : 'failed';
      expect(await stored()).toMatchObject([{ status, attempts: tries, error_code: 'busy' }]);
      const [row] = await sql<{ pause: number }>`
        select extract(epoch from next_try_at - claimed_at)::float8 as pause from outbox`;
      pauses.push(row?.pause ?? 0);
      await due();
    }
    expect(pauses.map((seconds) => Math.round(seconds / 60))).toEqual([
      2, 5, 15, 60, 180, 360, 720, 720,
    ]);
    expect((await send()).report).toEqual({ sent: 0, failed: 0 });
  });

  test('of a sender that was killed is not worn out, and comes less and less often', async () => {
    await queue('guest@example.com');
    const { claim } = sqlOutbox(backend.backend.sql);
    const pauses: unknown[] = [];
    for (let kills = 0; kills <= ATTEMPTS_MAX; kills += 1) {
      expect(await claim(20, ['email'])).toMatchObject([{ attempts: 1 }]);
      pauses.push(
        ...(await sql`
          with waited as (select id, next_try_at - claimed_at as pause from outbox)
          update outbox o set next_try_at = now(), claimed_at = now() - w.pause from waited w
          where o.id = w.id returning round(extract(epoch from w.pause) / 60)::int as minutes`),
      );
    }
    expect(pauses.slice(0, 4)).toEqual([2, 4, 8, 16].map((minutes) => ({ minutes })));
    const email = () => Promise.reject(new DeliveryError('busy', '503 later'));
    await send({ email });
    expect(await stored()).toMatchObject([{ status: 'queued', attempts: 1, error_code: 'busy' }]);
  });

  test('whose report is refused is left alone, and half a sign in an answer is no reason for it', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    const said: unknown[] = [];
    const report: Outbox['report'] = async (id, told) => {
      said.push(told.last_error?.isWellFormed());
      if (said.length === 1) throw new Error('refused');
      await sqlOutbox(backend.backend.sql).report(id, told);
    };
    const email = () => Promise.reject(new DeliveryError('busy', `503 ${'x'.repeat(495)}\ud83d`));
    expect((await send({ email }, { report })).report).toEqual({ sent: 0, failed: 1 });
    expect(said).toEqual([true, true]);
  });

  test('waits as long as the service asks, and so do all others of that channel', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    await admin.rpc('send_test', { to_channel: 'telegram' });
    const tried: string[] = [];
    const email = async ({ to }: OutgoingMessage) => {
      tried.push(to);
      throw new DeliveryError('busy', '429', false, 3_600_000);
    };
    const { left, report } = await send({ email });
    expect(tried).toHaveLength(1);
    expect(left).toMatchObject([{ to: '' }]);
    expect(report).toEqual({ sent: 1, failed: 1 });
    const waits = await sql`
      select attempts, round(extract(epoch from next_try_at - now()) / 60)::int as minutes
      from outbox where channel = 'email' order by attempts`;
    expect(waits).toEqual([
      { attempts: 0, minutes: 60 },
      { attempts: 1, minutes: 60 },
    ]);
  });

  test('whose service wants a moment is followed by the others after it', async () => {
    await queue('a@example.com');
    await queue('b@example.com');
    const said: (string | number)[] = [];
    const email = async ({ to }: OutgoingMessage) => {
      said.push(to);
      if (said.length === 1) throw new DeliveryError('busy', '429', false, 1000);
    };
    const pause = async (ms: number) => void said.push(ms);
    await sendQueuedRows(sqlOutbox(backend.backend.sql), { ways: { email }, site: '', pause });
    expect(said).toEqual(['a@example.com', 1000, 'b@example.com']);
    const [row] = await sql<{ minutes: number }>`
      select round(extract(epoch from next_try_at - claimed_at) / 60)::int as minutes from outbox
      where status = 'queued'`;
    expect(row?.minutes).toBe(2);
  });

  test('that cannot be written fails alone and says why, and can be tried again', async () => {
    const body = '{guest} {total}\n'.repeat(250);
    const words = { key: 'received.en', subject: 'For {guest}', body };
    expect((await admin.from('letter_texts').insert(words)).error).toBeNull();
    await ask({ guest_name: 'Maximiliana Konstantinopolitanska von Hohenfeld' });
    await ask({ email: 'other@example.com' });
    const { left } = await send();
    expect(left.map(({ to }) => to)).toContain('other@example.com');
    const [failed] = await stored(`recipient = 'guest@example.com'`);
    expect(failed).toMatchObject({ status: 'failed', error_code: 'unwritable', subject: null });
    await admin.from('letter_texts').update({ body: 'Shorter' }).eq('key', words.key);
    await change(failed?.id, { status: 'queued' }, 'outbox');
    expect((await send()).left).toMatchObject([{ to: 'guest@example.com', text: 'Shorter' }]);
  });

  test('whose words cannot be kept waits, and the others go on', async () => {
    await ask({ email: 'a@example.com' });
    await ask({ email: 'b@example.com' });
    const outbox = sqlOutbox(backend.backend.sql);
    let kept = 0;
    const left: OutgoingMessage[] = [];
    await sendQueuedRows(
      {
        ...outbox,
        keepWords: (id, words) => {
          kept += 1;
          return kept === 1 ? Promise.reject(new Error('a\u0000b')) : outbox.keepWords(id, words);
        },
      },
      { ways: { email: async (post) => void left.push(post) }, site: '' },
    );
    expect(kept).toBeGreaterThan(2);
    expect(await stored(`error_code = 'unwritable'`)).toMatchObject([{ status: 'queued' }]);
    expect(left).toHaveLength(kept - 1);
  });

  test('whose stay the database answers in another shape fails alone', async () => {
    await ask({ email: 'a@example.com' });
    await ask({ email: 'b@example.com' });
    const outbox = sqlOutbox(backend.backend.sql);
    const spoilt = async (ids: readonly string[]) => {
      const facts = await outbox.facts(ids);
      for (const stay of Object.values(facts.stays))
        if (stay['email'] === 'a@example.com') stay['nights'] = '3';
      return facts;
    };
    const left: OutgoingMessage[] = [];
    const email = async (post: OutgoingMessage) => void left.push(post);
    await sendQueuedRows({ ...outbox, facts: spoilt }, { ways: { email }, site: '' });
    const [failed] = await stored(`recipient = 'a@example.com'`);
    expect(failed).toMatchObject({ error_code: 'unwritable', subject: null });
    expect(left.map(({ to }) => to)).toContain('b@example.com');
  });

  test('that nobody could send for three days does not arrive late', async () => {
    await queue('guest@example.com');
    await exec`update outbox set created_at = now() - interval '73 hours'`;
    expect((await send()).left).toEqual([]);
    expect(await stored()).toMatchObject([{ status: 'failed', error_code: 'expired' }]);
  });

  test('cannot be written as an alert or a test by anybody', async () => {
    const email = { recipient: 'x@y.zz', subject: 'S', body: 'B' };
    for (const kind of ['bell', 'test'])
      expect((await admin.from('outbox').insert({ ...email, kind })).error?.code).toBe('PT422');
  });
});

describe('the bell', () => {
  test('rings with the request, by e-mail to the hotel and by Telegram, and names nobody', async () => {
    const id = await ask({ guest_name: 'Sok Dara', phone: '+855 12 345 678' });
    const { left } = await send();
    const bells = left.filter(({ subject }) => subject.startsWith('New request'));
    const [contact] = await sql<{ email: string }>`
      select value ->> 'email' as email from hotel_config where key = 'contactInfo'`;
    expect(bells.map(({ to }) => to).toSorted()).toEqual(['', contact?.email]);
    for (const { text } of bells) {
      expect(text).toContain(`https://hotel.test/admin/reservations?id=${id}`);
      expect(text).toMatch(/2 guests, 2 nights from/);
      expect(text).not.toMatch(/sok|dara|guest@|345/i);
    }
  });

  test('rings for what a guest does on the page of the stay: asks for a change, cancels', async () => {
    const id = await ask({ guest_name: 'Sok Dara' });
    await exec`delete from outbox where true`;
    const key = await backend.keyOf(id);
    const guest = (name: string, more = {}) => visitor.rpc(name, { key, ...more }).throwOnError();
    await guest('ask_change', { for_nights: 4 });
    const told = async () => {
      await due();
      const { left } = await send();
      const bells = left.filter(({ subject }) => !subject.includes('request'));
      expect(bells.map(({ to }) => to === '').toSorted()).toEqual([false, true]);
      for (const { text } of bells) {
        expect(text).toContain(`https://hotel.test/admin/reservations?id=${id}`);
        expect(text).not.toMatch(/sok|dara/i);
      }
      return bells[0]?.subject;
    };
    expect(await told()).toBe('A guest asks for a change: Moonrise Premier');
    await guest('cancel_stay');
    expect(await told()).toBe('Cancelled by the guest: Moonrise Premier');
    await guest('cancel_stay');
    expect(await stored(`kind = 'bell' and status = 'queued'`)).toEqual([]);
  });

  test('speaks the language of the house where staff read it', async () => {
    await sql`
      update hotel_config set value = value || '{"languages": ["km", "en"]}' where key = 'hotelInfo'`;
    await ask();
    const { left } = await send();
    expect(left.map(({ subject }) => subject)).toContain('សំណើថ្មី៖ Moonrise Premier');
  });

  test('is written in the transaction of the request: what is refused rings nothing', async () => {
    await expect(ask({ guests: 10 })).rejects.toMatchObject({ code: 'PT422' });
    expect(await stored()).toEqual([]);
  });

  test('a flood rings once, then sums up', async () => {
    for (let index = 0; index < 8; index += 1) await ask({ email: `guest${index}@example.com` });
    const message = { name: 'A', email: 'a@b.cd', subject: 'S', message: 'M' };
    await visitor.from('messages').insert(message);
    expect((await send({ telegram: undefined })).left[0]?.subject).toMatch(
      /^8 new requests and 1 new message since \d\d:\d\d$/,
    );
    for (let index = 0; index < 3; index += 1) await ask({ email: `more${index}@example.com` });
    const bells = await stored(`kind = 'bell' and channel = 'email' and status = 'queued'`);
    expect(bells).toMatchObject([{ facts: { requests: 3 } }]);
    expect((await send()).left.filter(({ subject }) => /since/.test(subject))).toHaveLength(1);
    const [pause] = await sql<{ minutes: number }>`
      select round(extract(epoch from max(next_try_at) - max(claimed_at)) / 60)::int as minutes
      from outbox where kind = 'bell' and channel = 'email'`;
    expect(pause?.minutes).toBe(10);
    await due();
    expect((await send()).left.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^3 new requests since/),
    );
  });

  test('reaches the addresses that staff chose, each once, or else the hotel’s own', async () => {
    const [own] = await sql<{ email: string }>`
      select value ->> 'email' as email from hotel_config where key = 'contactInfo'`;
    const two = ['desk@example.com', 'owner@example.com'];
    for (const addresses of [two, [], null]) {
      await exec`delete from outbox where true`;
      expect(await choose('bell', { addresses, telegram: false })).toBeUndefined();
      await ask();
      const bells = await stored(`kind = 'bell'`);
      expect(bells.map(({ recipient }) => recipient)).toEqual(addresses ?? [own?.email]);
    }
  });

  test.each([
    ['no address', { addresses: ['desk'], telegram: true }],
    ['capitals', { addresses: ['Desk@example.com'], telegram: true }],
    ['eleven addresses', { addresses: Array(11).fill('a@b.cd'), telegram: true }],
    ['neither yes nor no', { addresses: null, telegram: 'yes' }],
    ['something else', { addresses: null, telegram: true, x: 1 }],
    ['a list', []],
  ])('a setting with %s is refused', async (_what, value) => {
    expect(await choose('bell', value)).toBe('PT422');
  });

  test('Telegram that may have taken a message is not given it a second time', async () => {
    await choose('bell', { addresses: [], telegram: true });
    await ask();
    // Simulates a crash: the alert is claimed, but its outcome was never reported.
    await sql`select public.claim_letters(20, '{telegram}')`;
    await due();
    expect((await send()).left.filter(({ to }) => to === '')).toEqual([]);
    expect(await stored(`channel = 'telegram'`)).toMatchObject([
      { status: 'failed', error_code: 'unclear' },
    ]);
  });

  test('a test goes out on the way that was asked for, once a minute', async () => {
    const once = await admin.rpc('send_test', { to_channel: 'telegram' });
    expect(once.error).toBeNull();
    await admin.rpc('send_test', { to_channel: 'email', to_address: 'Desk@example.com' });
    expect((await send()).left.map(({ to }) => to).toSorted()).toEqual(['', 'desk@example.com']);
    expect(
      (await admin.rpc('send_test', { to_channel: 'email', to_address: 'x' })).error?.code,
    ).toBe('PT422');
  });

  test('staff see when the sender was last there, and by which ways it can send', async () => {
    const before = await admin.rpc('outbox_state');
    expect(before.data).toMatchObject({ cameAt: null, ways: [], waiting: 0, failed: 0 });
    await send({ telegram: undefined });
    const after = await admin.rpc('outbox_state');
    expect(after.data).toMatchObject({ ways: ['email'] });
    expect(after.data.cameAt).not.toBeNull();
  });
});

describe('e-mails that leave by themselves', () => {
  const emails = () => stored(`kind not in ('bell', 'test')`);
  const everything = { automatic: EMAIL_KINDS };

  test('are of the kinds that the code knows', async () => {
    const known = await backend.serviceSql<{ kind: string }>(
      'select kind from unnest($1::text[]) kind where private.is_letter_kind(kind)',
      [[...EMAIL_KINDS, 'welcome']],
    );
    expect(known.map(({ kind }) => kind)).toEqual(EMAIL_KINDS);
    expect(await choose('letters', everything)).toBeUndefined();
  });

  test('[B-20] a request is acknowledged at once, in words with its facts', async () => {
    await ask({ guest_name: 'Sok Dara' });
    const { left } = await send();
    const email = left.find(({ to }) => to === 'guest@example.com');
    expect(email?.subject).toMatch(/^Your request at /);
    expect(email?.text).toMatch(/^Dear Sok Dara,\n\n/);
    expect(email?.text).toContain('Stay: 2 nights, 2 guests');
    expect(email?.html).toContain('Dear Sok Dara,');
    expect(email?.text).not.toMatch(/[{}]/);
    expect(email?.files).toEqual([]);
  });

  test('nothing that a stranger has typed is sent on in the hotel’s name', async () => {
    const lines = 'customer,\n\nPay here: https://evil.example/pay';
    await expect(ask({ guest_name: lines })).rejects.toMatchObject({ message: 'name-invalid' });
    await ask({
      guest_name: 'Your card was refused. Pay at evil.example',
      message: 'See https://evil.example/message',
      phone: '012 345 678',
    });
    const post = (await send()).left.find(({ to }) => to === 'guest@example.com');
    expect(post?.text).toMatch(/^Dear guest,/);
    expect(`${post?.subject} ${post?.text} ${post?.html}`).not.toMatch(/evil|refused|345 678/);
    // The e-mail contains no link except that of the guest's page.
    const addresses = [...(post?.html ?? '').matchAll(/href="([^"]*)"/g)].map(([, to]) => to);
    expect(addresses).toEqual([
      expect.stringMatching(/^https:\/\/hotel.test\/stay\/[0-9a-f]{40}$/),
    ]);
  });

  describe('that a request came in, which nobody has asked for', () => {
    const HOURLY = 20;
    const DAILY = 60;
    const many = (count: number, hoursAgo = 0) =>
      sql`insert into public.outbox (kind, recipient, dedupe_key, created_at, status, sent_at)
         select 'received', 'g' || n || '@example.com', 'received:x' || n,
           now() - make_interval(hours => ${hoursAgo}::int), 'sent', now() from generate_series(1, ${count}::int) n`;
    const status = async (email: string) =>
      (await stored(`kind = 'received' and recipient = '${email}'`)).map((row) => row.status);

    test.each([
      ['an hour', HOURLY, 0],
      ['a day', DAILY, 5],
    ])('leaves so many times %s, then waits for staff, who are told', async (_what, most, ago) => {
      await many(most - 1, ago);
      await ask({ email: 'last@example.com' });
      await ask({ email: 'first-over@example.com' });
      const { left } = await send();
      expect(left.map(({ to }) => to)).toContain('last@example.com');
      expect(left.map(({ to }) => to)).not.toContain('first-over@example.com');
      expect(await status('first-over@example.com')).toEqual(['held']);
      expect((await admin.rpc('outbox_state')).data).toMatchObject({ held: 1, failed: 0 });
      expect(await stored(`kind = 'bell' and channel = 'email'`)).toMatchObject([
        { facts: { requests: 2, held: 1 } },
      ]);
      const { data } = await admin.from('reservations').select('status').like('email', '%over@%');
      expect(data).toEqual([{ status: 'new' }]);
    });

    test('waits from the sixth to one mailbox, however the address is written', async () => {
      await many(3);
      for (const tag of ['', '+a', '+b', '+c', '+d']) {
        await sql`update reservations set created_at = now() - interval '11 minutes'`;
        await ask({ email: `victim${tag}@example.com` });
      }
      expect(await stored(`status = 'held'`)).toEqual([]);
      await sql`update reservations set created_at = now() - interval '11 minutes'`;
      await ask({ email: 'victim+e@example.com' });
      await ask({ email: 'somebody@example.com' });
      expect(await status('victim+e@example.com')).toEqual(['held']);
      expect(await status('somebody@example.com')).toEqual(['queued']);
    });

    test('leaves when staff let it go, is gone when they discard it, and is no more when it is too late', async () => {
      await many(HOURLY);
      for (const name of ['go', 'gone', 'late']) await ask({ email: `${name}@example.com` });
      const [go, gone] = await stored(`status = 'held'`);
      expect((await change(go?.id, { status: 'queued' }, 'outbox')).error).toBeNull();
      expect((await admin.from('outbox').delete().eq('id', gone?.id)).error).toBeNull();
      expect((await send()).left.map(({ to }) => to)).toContain(go?.recipient);
      await sql`update outbox set created_at = now() - interval '73 hours' where status = 'held'`;
      await send();
      expect(await stored(`recipient = 'late@example.com'`)).toMatchObject([
        { status: 'failed', error_code: 'expired' },
      ]);
    });

    test('is of no use once its stay is decided', async () => {
      await many(HOURLY);
      const id = await ask();
      await set(id, { status: 'confirmed' });
      expect(await stored(`reservation_id = '${id}' and kind = 'received'`)).toEqual([]);
    });

    test('waits without a bell where staff have chosen that it does not leave', async () => {
      await choose('letters', { automatic: [] });
      await many(HOURLY);
      await ask();
      expect(await stored(`status = 'held'`)).toEqual([]);
      expect((await stored(`kind = 'bell'`))[0]?.facts).not.toHaveProperty('held');
    });
  });

  test('what staff decide waits two minutes, and goes with the step that is taken back', async () => {
    await choose('letters', everything);
    const id = await ask();
    await send();
    await set(id, { status: 'confirmed' });
    expect((await send()).left).toEqual([]);
    await set(id, { status: 'new' });
    await due();
    expect((await send()).left).toEqual([]);
    await set(id, { status: 'confirmed' });
    await set(id, { nights: 3 });
    await due();
    const { left } = await send();
    expect(left).toHaveLength(1);
    expect(left[0]?.subject).toMatch(/is confirmed/);
    expect(left[0]?.text).toContain('3 nights');
    expect(left[0]?.files[0]?.text).toContain('BEGIN:VEVENT');
    await set(id, { guests: 1 });
    await due();
    expect((await send()).left[0]?.subject).toMatch(/has changed/);
    await set(id, { guests: 2 });
    await set(id, { status: 'cancelled' });
    await due();
    const subjects = (await send()).left.map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringContaining('is cancelled')]);
  });

  test('no e-mail is queued if no kind is sent automatically', async () => {
    await choose('letters', { automatic: [] });
    const id = await ask();
    await set(id, { status: 'confirmed' });
    await set(id, { nights: 3 });
    await set(id, { status: 'cancelled' });
    expect(await emails()).toEqual([]);
  });

  test('nobody without an e-mail address is written to', async () => {
    await choose('letters', everything);
    const check_in = addDays(hotelToday(), 50);
    const { id } = await putStay({ guest_name: 'Desk', email: null, source: 'phone', check_in });
    await set(id, { status: 'confirmed' });
    expect(await emails()).toEqual([]);
  });

  test('the reminder is sent once, however often the clock runs', async () => {
    const id = await ask({ check_in: addDays(hotelToday(), 1) });
    await set(id, { status: 'confirmed' });
    await send();
    // A time after eight in the morning at the hotel, whatever the real time is.
    for (let nth = 0; nth < 2; nth += 1)
      await exec`select private.write_letter('reminder', r, now(), r.check_in::text)
        from public.reservations r where r.id = '${id}'`;
    await send();
    await send();
    expect(await stored(`kind = 'reminder' and reservation_id = '${id}'`)).toMatchObject([
      { status: 'sent' },
    ]);
  });

  test('the room has its name in the guest’s language, in the e-mail and its calendar entry', async () => {
    const names = `insert into public.translations (language, source, text)
      select l, r.name, l || ' name' from public.rooms r, unnest(array['km', 'fr', 'en']) l
      where r.id = '${ROOM}' on conflict (id) do update set text = excluded.text`;
    await backend.db.exec(names);
    await choose('letters', everything);
    const id = await ask({ language: 'fr' });
    await ask({ language: 'zh', email: 'chinese@example.com' });
    await ask({ email: 'english@example.com' });
    const { left } = await send();
    const to = (address: string) => left.find((post) => post.to === address)?.text;
    expect(to('guest@example.com')).toContain('fr name');
    expect(to('guest@example.com')).not.toContain('Moonrise');
    expect(to('chinese@example.com')).not.toContain('name');
    expect(to('english@example.com')).toContain('Moonrise Premier');
    await set(id, { status: 'confirmed' });
    await due();
    const [confirmed] = (await send()).left;
    expect(confirmed?.files[0]?.text).toContain('DESCRIPTION:fr name');
    expect(left.find((post) => post.subject.startsWith('3 new'))).toBeDefined();
  });

  test('words that staff wrote are used, with the facts put in', async () => {
    const body = 'We have {room}.\n{arrival}';
    const words = { key: 'received.en', subject: 'Got it, {guest}', body };
    expect((await admin.from('letter_texts').insert(words)).error).toBeNull();
    await ask({ guest_name: 'Sok Dara', check_in: null });
    const email = (await send()).left.find(({ to }) => to === 'guest@example.com');
    expect(email?.subject).toBe('Got it, Sok Dara');
    expect(email?.text).toMatch(/^We have [^{}\n]+\.$/);
  });

  test.each([
    ['a misspelt placeholder', { body: 'Dear {gest},' }],
    ['a second header', { subject: 'Hi\nBcc: all@example.com' }],
    ['no text', { body: ' ' }],
    ['more than 4,000 characters', { body: 'x'.repeat(4001) }],
    ['a language that the site has not', { key: 'received.xx' }],
    ['an e-mail that there is not', { key: 'welcome.en' }],
  ])('words with %s are refused', async (_what, more) => {
    const words = { key: 'received.en', subject: 'S', body: 'B', ...more };
    expect((await admin.from('letter_texts').insert(words)).error).not.toBeNull();
  });

  test('the words of an e-mail stay what they were at its first try', async () => {
    await ask();
    await send({ email: () => Promise.reject(new DeliveryError('busy', '503')) });
    const [tried] = await stored(`kind = 'received'`);
    await admin
      .from('letter_texts')
      .insert({ key: 'received.en', subject: 'Other', body: 'Other' });
    await due();
    const email = (await send()).left.find(({ id }) => id === tried?.id);
    expect(email).toMatchObject({ subject: tried?.subject, text: tried?.body });
  });
});

/** Must run last, because the tables that it creates stay in the database. */
test('the clock of a hosted project calls the functions for whatever is put in or to be read, once it has its secret', async () => {
  // Stand-ins for the parts of pg_net and pg_cron that the script uses.
  await exec`
    create schema net; create schema cron; create table public.calls (url text, headers jsonb);
    create function net.http_post(url text, body jsonb, headers jsonb) returns bigint
      language sql as $$ insert into public.calls values (url, headers) returning 1::bigint $$;
    create function cron.schedule(name text, at text, run text) returns bigint
      language sql as $$ select 1::bigint $$;`;
  const file = readFileSync('deploy/outbox-clock.sql', 'utf8');
  const script = file.replaceAll(/create extension[^;]*;/g, '');
  await expect(backend.db.exec(script)).rejects.toThrow(/put_your_own_project/);
  await exec`rollback`;
  const mine = script
    .replace('https://YOUR-REF', 'https://mine')
    .replace("'PUT-YOUR-OUTBOX-SECRET-HERE'", "'s3cret'");
  await backend.db.exec(mine);
  await backend.db.exec(mine);
  await queue('guest@example.com');
  const headers = { 'content-type': 'application/json', 'x-outbox-secret': 's3cret' };
  const called = (name: string) => ({
    url: `https://mine.supabase.co/functions/v1/${name}`,
    headers,
  });
  expect(await sql`select * from calls`).toEqual([called('send-outbox')]);
  const quarter = () => exec`delete from calls; select private.call_reader()`;
  await quarter();
  expect(await sql`select * from calls`).toEqual([]); // there is no other channel
  await exec`insert into listings (room_id, channel, import_url)
    values ('${ROOM}', 'airbnb', 'https://channel.test/1.ics')`;
  await quarter();
  expect(await sql`select * from calls`).toEqual([called('read-calendars')]);
});
