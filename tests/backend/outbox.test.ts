import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type OutboxLetter,
  type Report,
  sendLetters,
} from '../../supabase/functions/send-outbox/send-letters.ts';
import { startTestBackend, type TestBackend } from '../support/backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.db.exec('delete from public.outbox'));
afterAll(() => backend?.stop());

/** The outbox as the function sees it, with service rights, on the real tables. */
const outbox = {
  claim: () => backend.serviceSql<OutboxLetter>('select * from public.claim_letters(20)'),
  report: async (id: string, { status, last_error: error }: Report) => {
    await backend.serviceSql(
      'update public.outbox set status = $2, last_error = $3 where id = $1',
      [id, status, error],
    );
  },
};

async function queue(recipient: string): Promise<void> {
  const admin = await backend.signInAsAdmin();
  const letter = { recipient, subject: 'Your booking', body: 'It is confirmed.' };
  const { error } = await admin.from('outbox').insert(letter);
  if (error) throw error;
}
const stored = () =>
  backend.serviceSql<{ recipient: string; status: string; attempts: number; last_error: string }>(
    'select recipient, status, attempts, last_error from public.outbox order by recipient',
  );
const laterOn = () =>
  backend.db.exec(`update public.outbox set claimed_at = claimed_at - interval '11 minutes'`);

test('a letter is sent once, and says so only when the mail service has taken it', async () => {
  await queue('guest@example.com');
  const taken: string[] = [];
  const deliver = async ({ recipient }: OutboxLetter) => {
    expect((await stored())[0]?.status).toBe('queued');
    taken.push(recipient);
  };
  expect(await sendLetters(outbox, deliver)).toEqual({ sent: 1, failed: 0 });
  expect(await sendLetters(outbox, deliver)).toEqual({ sent: 0, failed: 0 });
  await laterOn();
  expect(await sendLetters(outbox, deliver)).toEqual({ sent: 0, failed: 0 });
  expect(taken).toEqual(['guest@example.com']);
  expect(await stored()).toMatchObject([{ status: 'sent', attempts: 1, last_error: null }]);
});

test('a letter that is not taken waits, is tried again, and ends as failed after five tries', async () => {
  await queue('guest@example.com');
  const refuse = () => Promise.reject(new Error('550 no such mailbox'));
  for (let tries = 1; tries <= 5; tries += 1) {
    expect(await sendLetters(outbox, refuse)).toEqual({ sent: 0, failed: 1 });
    // nobody is given it again at once
    expect(await sendLetters(outbox, refuse)).toEqual({ sent: 0, failed: 0 });
    const status = tries < 5 ? 'queued' : 'failed';
    expect(await stored()).toMatchObject([{ status, attempts: tries }]);
    await laterOn();
  }
  expect((await stored())[0]?.last_error).toContain('550 no such mailbox');
  expect(await sendLetters(outbox, refuse)).toEqual({ sent: 0, failed: 0 });
});

test('one letter that is refused does not hold up the others', async () => {
  await queue('a@example.com');
  await queue('b@example.com');
  const deliver = async ({ recipient }: OutboxLetter) => {
    if (recipient === 'a@example.com') throw new Error('refused');
  };
  expect(await sendLetters(outbox, deliver)).toEqual({ sent: 1, failed: 1 });
  expect((await stored()).map(({ status }) => status)).toEqual(['queued', 'sent']);
});

test('a visitor cannot read letters, queue one, or have them claimed', async () => {
  await queue('guest@example.com');
  const visitor = backend.client();
  expect((await visitor.from('outbox').select()).data ?? []).toEqual([]);
  const letter = { recipient: 'x@y.zz', subject: 'S', body: 'B' };
  expect((await visitor.from('outbox').insert(letter)).error).not.toBeNull();
  expect((await visitor.rpc('claim_letters', {})).data ?? []).toEqual([]);
  expect(await stored()).toMatchObject([{ status: 'queued', attempts: 0 }]);
});
