import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chooseSupabase } from '../../supabase/embedded/supabase-choice.ts';
import { refusingWhenFull } from '../../supabase/embedded/disk-space.ts';
import { fillDataFolder } from '../support/fill-data-folder.ts';
import { openBackend } from '../support/hotel.ts';
import { freePort } from '../support/free-port.ts';
import { startSite } from '../support/site-process.ts';

const SENTENCE = 'The disk is full: nothing can be stored until there is room.';
const GIB = 1024 ** 3;
const SITE = 'http://localhost:5173';

function guarded() {
  const disk = { free: GIB };
  const said: string[] = [];
  const refused = refusingWhenFull({
    folder: 'data',
    say: (line) => said.push(line),
    freeBytes: async () => disk.free,
  });
  const ask = (method: string, address: string, headers = {}) =>
    refused(new Request(SITE + address, { method, headers }));
  return { disk, said, ask };
}

test('a full disk refuses what writes with one sentence, and says so in the terminal once', async () => {
  const { disk, said, ask } = guarded();
  expect(await ask('POST', '/rest/v1/messages')).toBeUndefined();
  disk.free = 0;
  for (const path of ['/rest/v1/rpc/site_content', '/storage/v1/object/public/hotel_images/a'])
    expect(await ask('GET', path)).toBeUndefined();
  const answer = await ask('POST', '/rest/v1/messages');
  expect(answer?.status).toBe(503);
  expect(await answer?.json()).toMatchObject({ code: '53100', message: SENTENCE });
  expect((await ask('POST', '/auth/v1/token?grant_type=password'))?.status).toBe(503);
  expect((await ask('GET', '/auth/v1/verify?token=x'))?.status).toBe(503);
  expect(said).toEqual([expect.stringContaining('The disk of data is full')]);
});

test('once there is room again, writing goes on without a restart', async () => {
  const { disk, said, ask } = guarded();
  disk.free = 0;
  await ask('PATCH', '/rest/v1/rooms');
  disk.free = GIB;
  expect(await ask('PATCH', '/rest/v1/rooms')).toBeUndefined();
  expect(said.at(-1)).toBe('There is room on the disk again.');
});

test('room is kept for the next file of the log and for what is sent', async () => {
  const { disk, said, ask } = guarded();
  disk.free = 16 * 1024 ** 2;
  expect((await ask('POST', '/rest/v1/messages'))?.status).toBe(503);
  disk.free = 20 * 1024 ** 2;
  expect(await ask('POST', '/rest/v1/messages')).toBeUndefined();
  const picture = { 'content-length': String(5 * 1024 ** 2) };
  expect((await ask('POST', '/storage/v1/object/hotel_images/a', picture))?.status).toBe(503);
  // Small requests are still stored, and must not add a line to the log each time.
  expect(await ask('POST', '/rest/v1/messages')).toBeUndefined();
  expect(said).toHaveLength(3); // full, room, full
});

const backend = await openBackend();

describe('a disk that fills up within a statement', () => {
  test('is reported with the same sentence, and the next statement works', async () => {
    await backend.sql`
      create function private.no_space() returns trigger language plpgsql as
      $$ begin raise 'could not extend file' using errcode = '53100'; end $$`;
    await backend.sql`
      create trigger no_space before
      insert on messages for each row execute function private.no_space()`;
    const refused = await send(backend.request);
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({ code: '53100', message: SENTENCE });
    await backend.sql`drop trigger no_space on messages`;
    expect((await send(backend.request)).status).toBe(201);
  });
});

describe('a log that cannot be written', { timeout: 120_000 }, () => {
  test('ends the server with a sentence, and what was answered is there at the next start', async () => {
    const dataFolder = mkdtempSync(path.join(os.tmpdir(), 'hotel-disk-'));
    onTestFinished(() => rmSync(dataFolder, { recursive: true, force: true }));
    await fillDataFolder(dataFolder);
    const port = await freePort();
    const marker = path.join(dataFolder, 'full');
    const fault = pathToFileURL('tests/support/full-disk.ts').href;
    const start = async () => {
      const env = { NODE_OPTIONS: `--import ${fault}`, FULL_DISK: marker };
      const site = startSite(['scripts/run.mjs', 'start'], { port, dataFolder, env });
      onTestFinished(async () => void (await site.end('SIGKILL')));
      await site.untilOpen();
      return site;
    };
    const ask: Ask = (address, init) =>
      fetch(`http://localhost:${port}${address}`, {
        ...init,
        headers: { ...init?.headers, apikey: publishableKey() },
      });

    const site = await start();
    const stored = crypto.randomUUID();
    expect((await send(ask, stored)).status).toBe(201);
    writeFileSync(marker, '');
    await expect(send(ask)).rejects.toThrow('fetch failed');
    expect(await site.untilEnded()).toBe(1);
    expect(site.output()).toMatch(
      /The database in .+ stopped, because the disk is full or cannot be written .*make room, then start again/,
    );

    rmSync(marker);
    await start();
    expect((await send(ask, stored)).status).toBe(409);
    expect((await send(ask)).status).toBe(201);
  });
});

type Ask = (address: string, init?: RequestInit) => Promise<Response>;

function send(ask: Ask, id: string = crypto.randomUUID()): Promise<Response> {
  const message = { id, name: 'Ann', email: 'ann@guest.test', subject: 'Hi', message: 'Hello' };
  return ask('/rest/v1/messages', {
    method: 'POST',
    headers: { 'content-type': 'application/json', prefer: 'return=minimal' },
    body: JSON.stringify(message),
  });
}

function publishableKey(): string {
  const chosen = chooseSupabase({});
  return chosen.kind === 'wrong' ? '' : chosen.key;
}
