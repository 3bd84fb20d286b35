import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import { mailMessage } from '../functions/send-outbox/mail-service.ts';
import * as v from 'valibot';
import { rowFactsSchema } from '../functions/send-outbox/outbox.ts';
import type { Deliver, Outbox, OutboxRow } from '../functions/send-outbox/outbox.ts';
import { sendQueuedRows } from '../functions/send-outbox/send-queued-rows.ts';
import type { Sql } from './database.ts';

/** Interval between two checks of the outbox for due rows (ms). */
const CLOCK_MS = 15_000;
const FROM = { name: 'The hotel', address: 'stay@hotel.test' };

export function sqlOutbox(sql: Sql): Outbox {
  return {
    claim: (howMany, ways) =>
      sql<OutboxRow>('select * from public.claim_letters($1, $2)', [howMany, ways]),
    facts: async (ids) => {
      const [row] = await sql('select public.letter_facts($1) as facts', [ids]);
      return v.parse(rowFactsSchema, row?.['facts']);
    },
    keepWords: async (id, { subject, body }) => {
      await sql('update public.outbox set subject = $2, body = $3 where id = $1', [
        id,
        subject,
        body,
      ]);
    },
    report: async (id, report) => {
      const { status, error_code: code, last_error: error } = report;
      const later = ('next_try_at' in report && report.next_try_at) || null;
      await sql(
        `update public.outbox set status = $2, error_code = $3, last_error = $4,
           next_try_at = coalesce($5::timestamptz, next_try_at) where id = $1`,
        [id, status, code, error, later],
      );
    },
    addLink: async (id, hash) => {
      await sql('select public.add_invitation_link($1, $2)', [id, hash]);
    },
    putBack: async (id, attempts, from) => {
      await sql(
        `update public.outbox set attempts = $2, claimed_at = null, next_try_at = $3 where id = $1`,
        [id, attempts, from.toISOString()],
      );
    },
  };
}

/** Writes e-mails as .eml files and Telegram messages as text. The row's id is the file name. */
export function writesFiles(folder: string, say: (line: string) => void) {
  const write = async (id: string, ending: string, bytes: string | Buffer, told: string) => {
    const file = path.join(folder, `${id}${ending}`);
    if (existsSync(file)) return;
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, bytes);
    await rename(`${file}.part`, file);
    say(`${told}\n    ${path.relative(process.cwd(), file) || file}`);
  };
  const email: Deliver = async (post) => {
    const composer = createTransport({ streamTransport: true, buffer: true });
    const mail = mailMessage({ ...post, from: '', replyTo: undefined });
    const { message } = await composer.sendMail({ ...mail, from: FROM });
    await write(post.id, '.eml', message as Buffer, `E-mail to ${post.to}: ${post.subject}`);
  };
  const telegram: Deliver = ({ id, subject, text }) =>
    write(id, '.telegram.txt', `${subject}\n\n${text}\n`, `Telegram: ${subject}`);
  return { email, telegram };
}

type Options = { sql: Sql; folder: string; say: (line: string) => void; site: () => string };

/** Sends queued rows after each change and at intervals, with the hosted function's code. */
export function startOutbox({ sql, folder, say, site }: Options) {
  const outbox = sqlOutbox(sql);
  const ways = writesFiles(folder, say);
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function run(): Promise<void> {
    isAskedAgain = false;
    await sendQueuedRows(outbox, { ways, site: site() }).catch((error: unknown) => {
      if (!isStopped) say(`The outbox could not be checked: ${String(error)}`);
    });
    running = isAskedAgain && !isStopped ? run() : undefined;
    await running;
  }
  function wake(): void {
    if (isStopped) return;
    if (running) isAskedAgain = true;
    else running = run();
  }
  const clock = setInterval(wake, CLOCK_MS);
  clock.unref();

  return {
    wake,
    stop: async () => {
      isStopped = true;
      clearInterval(clock);
      await running;
    },
  };
}
